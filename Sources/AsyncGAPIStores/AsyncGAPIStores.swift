public import AsyncGAPI
public import GAPIStorage
public import GRDB
