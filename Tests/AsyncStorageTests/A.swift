import AsyncStorage
import Testing
