import type { Node } from 'jsonc-parser';
import { wholeTreeOf } from '../../../engine/document/text.ts';
import { javascript } from './literals.ts';

/** Returns a body as a JavaScript expression: JSON, except where parsing would change it. */
export function bodyExpression(body: string): string {
  return root(body) && isLiteral(body) ? `JSON.stringify(${body.trim()})` : javascript(body);
}

/** Returns whether JSON means the same in JavaScript: not with numbers such as 10.00, or with `__proto__`. */
export function isLiteral(json: string): boolean {
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"?|-?\d[\d.eE+-]*/g)) {
    if (token.startsWith('"') ? token.includes('__proto__') : String(Number(token)) !== token) return false;
  }
  return true;
}

/** Returns the object in a JSON text, or undefined. */
export function root(body: string): Node | undefined {
  const tree = wholeTreeOf(body);
  return tree?.type === 'object' ? tree : undefined;
}
