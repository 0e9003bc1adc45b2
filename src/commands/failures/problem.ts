/** For rooms that are not rebuilt yet. */
export { type Problem, type ProblemCode, ProblemError, toProblem as problemOf } from '../errors.ts';
