import AsyncGAPIStores
import Testing
