import type { Node } from 'jsonc-parser';
import { wholeTreeOf } from '../../document/text.ts';
import { javascript } from './literals.ts';

/** Returns a body as an expression of JavaScript: JSON is that, but for what would be another once it was read. */
export function bodyExpression(body: string): string {
  return root(body) && isLiteral(body) ? `JSON.stringify(${body.trim()})` : javascript(body);
}

/** Whether JSON says the same as JavaScript: not where it has numbers as 10.00, and `__proto__`. */
export function isLiteral(json: string): boolean {
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"?|-?\d[\d.eE+-]*/g)) {
    if (token.startsWith('"') ? token.includes('__proto__') : String(Number(token)) !== token) return false;
  }
  return true;
}

/** The object that a text of JSON holds; undefined where it holds none. */
export function root(body: string): Node | undefined {
  const tree = wholeTreeOf(body);
  return tree?.type === 'object' ? tree : undefined;
}
