import { describe, expect, it } from 'vitest';
import { isAsShown } from './sessions.mjs';

const ran = (shown: string, printed = shown, status = 0) => ({ command: 'billwright build', shown, printed, status });
const fault = 'invoice.yaml: not valid: 1 fault\n  5:3  $.supplier.name  It is missing.  GOBL-1\n';

describe('isAsShown', () => {
  it('accepts output that the text shows, in part or in full', () => {
    expect(isAsShown(ran('valid\n'))).toBe(true);
    expect(isAsShown(ran('invoice.yaml: …\n', 'invoice.yaml: 1 loss\n'))).toBe(true);
    expect(isAsShown(ran('valid\n', 'wrong\n'))).toBe(false);
  });

  it('accepts a failure that the text shows', () => {
    expect(isAsShown(ran('invoice.yaml: not valid: 1 fault\n…', fault, 1))).toBe(true);
    expect(isAsShown(ran('{"code":422,…}\n', '{"code":422,"key":"validation"}\n'))).toBe(true);
  });

  it.each([
    ['faults', fault, 1],
    ['an unreadable file', 'invoice.yaml: cannot be read: 1 fault\n', 2],
    ['faulty documents of a batch', '2 documents: 1 good, 1 faulty, in 0.1 s\n', 1],
    ['an answer of the service', '{"code":422,"key":"validation"}\n', 0],
    ['a file that exists', 'billwright: open a.json: file exists\n', 3],
    ['another command', '', 1],
  ])('rejects an ellipsis that covers %s', (_what, printed, status) => {
    expect(isAsShown(ran('…\n', `${printed}\n`, status))).toBe(false);
  });
});
