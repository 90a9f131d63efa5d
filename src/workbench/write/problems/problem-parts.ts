/** The parts of the problems' region that wait for the engine, which finds the problems. */
export { ProblemList } from './problem-list.tsx';
export { HintCount, ProblemTools } from './problem-tools.tsx';
