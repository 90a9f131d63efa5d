import { beforeEach, describe, expect, it } from 'vitest';
import { projectOf } from './testing.ts';

const { write, remove, check } = projectOf('scripts/check-chapters.mjs');

beforeEach(() => {
  write(
    'spec/01-foundations.md',
    '# 01 — Foundations\n\n## 1. Numbers\n\n### 1.1 Amount\n\nRounded by 02 §1, written by §1.1.\n',
  );
  write('spec/02-billing.md', '# 02 — Billing\n\n## 1. Arithmetic\n');
});

describe('check-chapters', () => {
  it('accepts references to headings, and sections of other texts', () => {
    write(
      'src/amount.ts',
      '/**\n * Amounts (chapter 01 §1.1 and §1, 02\n * §1). See RFC 7515 §9.9, and § 14 UStG.\n */\n/** Rounds (§1). */\n',
    );
    write('ARCHITECTURE.md', 'Chapters 01 and 02 say more.\n');
    expect(check()).toEqual({ status: 0, faults: [], said: '4 files, 7 references to 2 chapters, 0 faults' });
  });

  it.each([
    ['a chapter that does not exist', '/** As chapter 03 has it. */', '1: there is no chapter 03 in spec'],
    ['a section that does not exist', '\n/** By chapter 01 §1.2. */', '2: chapter 01 has no section 1.2'],
    [
      'a section that does not exist among several',
      '/** By chapter 01 §1.1,\n * §2 and 02 §1. */',
      '2: chapter 01 has no section 2',
    ],
    ['a section of the wrong chapter', '/** By chapter 01 §1.1, 02 §1.1. */', '1: chapter 02 has no section 1.1'],
    [
      'a section that does not exist in a reference without a chapter',
      '/** By chapter 02 §1. */\n\n/** By §1.1. */',
      '3: chapter 02 has no section 1.1',
    ],
    [
      'a section in a file that names no chapter',
      '/** Rounds (§1). */',
      '1: name the chapter of §1; the file names none',
    ],
    ['a reference in another form', '/** By chapter 02 § 1. */', '1: write §1, without a space'],
  ])('reports %s', (_, text, fault) => {
    write('src/amount.ts', text);
    expect(check()).toMatchObject({ status: 1, faults: [`src/amount.ts:${fault}`] });
  });

  it('reports broken references within the specification and outside the code', () => {
    write('spec/02-billing.md', '# 02 — Billing\n\n## 1. Arithmetic\n\nSee §2 and 01 §3.\n');
    write('README.md', 'Chapter 01 §7 says it.\n');
    expect(check()).toMatchObject({
      status: 1,
      faults: [
        'spec/02-billing.md:5: chapter 02 has no section 2',
        'spec/02-billing.md:5: chapter 01 has no section 3',
        'README.md:1: chapter 01 has no section 7',
      ],
    });
  });

  it('fails if there is nothing to check', () => {
    remove('spec');
    expect(check().status).toBe(1);
  });
});
