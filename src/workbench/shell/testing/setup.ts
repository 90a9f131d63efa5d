// Runs before each file; what it imports runs once.
import './environment.ts';
