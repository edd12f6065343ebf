public import AsyncGAPI
public import GAPIStorage
