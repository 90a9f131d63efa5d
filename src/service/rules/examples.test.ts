import { describe, expect, it } from 'vitest';
import { build, type JsonObject, validate } from '../../engine/index.ts';
import { load } from '../../engine/loading.ts';
import { systemEnvironment } from '../../operations/environment.ts';
import cases from './cases.yaml';
import { ownCodes } from './codes/index.ts';
import { answerTo } from './example-answer.ts';
import { documentsOf } from './examples.ts';
import { type RuleDetail, ruleList, ruleOf } from './index.ts';

await load('all');
const { changes = {} } = cases as { changes?: object };
const environment = systemEnvironment();

/** Returns the details of a code. `ruleOf` declares them as JSON, because they are the body of an answer. */
async function detailOf(code: string): Promise<Partial<RuleDetail>> {
  return (await ruleOf(code)) ?? {};
}

/** Returns the fault codes of a document. */
function codesOf(document: JsonObject, isBuilt: boolean): string[] {
  const outcome = isBuilt ? validate(document, {}, environment) : build(document, {}, environment);
  return outcome.ok ? [] : outcome.faults.map(({ code }) => code);
}

describe('examples of a fault code', () => {
  it('for rules of the standard have no faults in their correct form', async () => {
    const wrong: string[] = [];
    for (const code of Object.keys(changes)) {
      const documents = await documentsOf(code);
      if (!documents) throw new Error(`no documents for ${code}`);
      const faults = codesOf(documents.passing, documents.isBuilt);
      wrong.push(...faults.map((other) => `${code} passes with ${other}`));
    }
    expect(wrong).toEqual([]);
  });

  it('exist for all codes, or else a reason why not', async () => {
    const details = await Promise.all((await ruleList()).map(({ code }) => detailOf(code)));
    const without = details.filter(({ fails, passes, no_example }) => (fails && passes ? no_example : !no_example));
    expect(without.map(({ code }) => code)).toEqual([]);
    // Only the Spanish tax office gives most of its codes.
    const own = details.filter(({ code, no_example }) => no_example && !/^VF-/.test(code ?? ''));
    expect(own.length).toBeLessThan(200);
  });

  it.each(ownCodes.flatMap(({ code, example }) => (example ? [[code, example] as const] : [])))(
    'do not cause %s in their correct form',
    async (code, example) => {
      const { path, passes } = example;
      const { body } = await answerTo(path, 'text' in example ? example.passes : JSON.stringify(passes));
      expect(JSON.stringify(body)).not.toContain(`"${code}"`);
    },
  );

  it.each([
    ['GOBL-BILL-INVOICE-06', 'name:'],
    ['BR-CO-10', '<ram:LineTotalAmount>100.00<'],
    ['UBL-CR-005', '<cbc:ID>'],
    ['FX-BASIC-ExchangedDocument/ID', '<ram:ID>'],
    ['BW-AMOUNT', 'quantity: "2"'],
  ])('for %s contain in their correct form %s', async (code, part) => {
    const { fails, passes } = await detailOf(code);
    expect(passes).toContain(part);
    expect(fails).not.toBe(passes);
  });

  it('name the format or law behind a rule', async () => {
    const titles = async (code: string) => (await detailOf(code)).origin?.map(({ title }) => title);
    expect(await titles('GOBL-ES-VERIFACTU-BILL-INVOICE-04')).toContain('Spain VERI*FACTU V1');
    expect(await titles('GOBL-ES-TAX-IDENTITY-01')).toEqual(expect.arrayContaining(['Spain']));
  });
});
