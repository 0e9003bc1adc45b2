/**
 * Mutations of a source file: comparisons, conditions, constants, removed calls, dropped awaits. Excluded is what the
 * type checker would notice (an await whose value is used), and what only the log would show.
 */
import { parseAst } from 'vitest/node';

export interface Mutation {
  kind: 'comparison' | 'condition' | 'constant' | 'removed call' | 'dropped await';
  /** Start and end offsets of the replaced text. */
  start: number;
  end: number;
  replacement: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [member: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && typeof value.type === 'string';

const COMPARISONS: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
};
const CONDITIONS: Record<string, string> = { '&&': '||', '||': '&&' };
/** Type wrappers around an expression that is executed. */
const TYPED_EXPRESSIONS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
const LOGGED = /^(?:await )?(?:[\w.]+\.)?log\.\w+\(/;

/** Every mutation of `text`, a TypeScript file, ordered by position. */
export function mutationsOf(text: string): Mutation[] {
  const found: Mutation[] = [];
  const source = ({ start, end }: Node) => text.slice(start, end);

  function replace(kind: Mutation['kind'], { start, end }: { start: number; end: number }, replacement: string): void {
    found.push({ kind, start, end, replacement });
  }

  function replaceOperator(kind: Mutation['kind'], node: Node, operators: Record<string, string>): void {
    const { operator, left, right } = node;
    if (typeof operator !== 'string' || !isNode(left) || !isNode(right)) return;
    const other = operators[operator];
    const at = text.indexOf(operator, left.end);
    if (other !== undefined && at >= 0 && at < right.start) {
      replace(kind, { start: at, end: at + operator.length }, other);
    }
  }

  function mutate(node: Node): void {
    if (node.type === 'BinaryExpression') replaceOperator('comparison', node, COMPARISONS);
    if (node.type === 'LogicalExpression') replaceOperator('condition', node, CONDITIONS);
    if ((node.type === 'IfStatement' || node.type === 'ConditionalExpression') && isNode(node.test)) {
      replace('condition', node.test, `!(${source(node.test)})`);
    }
    if (node.type === 'Literal' && typeof node.value === 'boolean') replace('constant', node, String(!node.value));
    if (node.type === 'Literal' && typeof node.value === 'number') {
      replace('constant', node, node.value === 0 ? '1' : `(2 * ${source(node)})`);
    }
    if (node.type === 'ExpressionStatement' && isNode(node.expression)) {
      const { expression } = node;
      const awaited = expression.type === 'AwaitExpression' && isNode(expression.argument) && expression.argument;
      const ran = awaited || expression;
      if (ran.type === 'CallExpression' && !LOGGED.test(source(expression))) replace('removed call', node, ';');
      if (awaited) replace('dropped await', expression, source(awaited));
    }
  }

  function visit(node: Node): void {
    if (node.type.startsWith('TS') && !TYPED_EXPRESSIONS.has(node.type)) return;
    if (node.type === 'ImportDeclaration') return;
    mutate(node);
    for (const [member, value] of Object.entries(node)) {
      // A property name isn't a value.
      if (member === 'key' && node.computed === false) continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
    }
  }

  const program: unknown = parseAst(text, { lang: 'ts' });
  if (isNode(program)) visit(program);
  return found.sort((a, b) => a.start - b.start);
}

/** The text with the mutation applied. */
export function mutated(text: string, { start, end, replacement }: Mutation): string {
  return text.slice(0, start) + replacement + text.slice(end);
}
