import { describe, expect, it } from 'vitest';
import type { Problem } from './problem.ts';
import { shownInForm } from './quiet.ts';

const at = (...paths: string[]): Problem => ({
  id: paths.join(' '),
  severity: 'error',
  code: undefined,
  message: '',
  locations: paths.map((path) => ({ path, range: undefined })),
});

describe('shownInForm', () => {
  const missing = at('$.supplier.name');
  const wrong = at('$.supplier.tax_id.code');
  const document = { supplier: { tax_id: { country: 'ES', code: 'X' } } };

  it('shows everything in a draft that was checked', () => {
    expect(shownInForm([missing, wrong], document, undefined, [])).toEqual([missing, wrong]);
  });

  it('hides missing values until their fields are left', () => {
    expect(shownInForm([missing, wrong], document, new Set(), [])).toEqual([wrong]);
    expect(shownInForm([missing, wrong], document, new Set(['.supplier.name']), [])).toEqual([missing, wrong]);
  });

  it('shows a missing statement that the law wants once the user has come to the lines', () => {
    const supplied = { ...at('$.op_date'), severity: 'warning' as const, code: 'BW-SUPPLY-DATE' };
    expect(shownInForm([supplied, missing], document, new Set(['.issue_date']), [])).toEqual([]);
    expect(shownInForm([supplied, missing], document, new Set(['.lines[0].quantity']), [])).toEqual([supplied]);
  });

  it('shows syntax faults of the text', () => {
    expect(shownInForm([at('')], undefined, new Set(), [])).toHaveLength(1);
    expect(shownInForm([at('$')], {}, new Set(), [])).toHaveLength(0);
  });

  it('hides faults in the field being edited', () => {
    expect(shownInForm([missing, wrong], document, undefined, ['.supplier.tax_id.code'])).toEqual([missing]);
  });

  it('reads the paths of an envelope', () => {
    expect(shownInForm([at('$.doc.supplier.tax_id.code')], document, new Set(), [])).toHaveLength(1);
  });

  it('hides problems caused by others', () => {
    const caused = { ...at('$.lines[1].taxes[0]'), causes: ['$.lines[1].item.price'] };
    expect(shownInForm([caused, missing], document, undefined, [])).toEqual([missing]);
  });

  it('hides faults of objects and of the whole document', () => {
    expect(shownInForm([at('$'), at('$.supplier'), at('$.lines')], document, new Set(), [])).toEqual([]);
  });
});
