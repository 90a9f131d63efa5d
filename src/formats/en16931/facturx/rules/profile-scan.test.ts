/** The rules of each Factur-X profile on single elements: `FX-BASIC-…/Name`. `cases/` has more cases. */
import { describe, expect, it } from 'vitest';
import { formatOf } from '../../../list/formats.ts';
import { loadRuleSets } from '../../../list/rule-sets.ts';
import { fragment, serialised } from '../../../samples/tree.ts';
import type { StructureType } from '../../../schema/structure.ts';
import { foundBy } from '../../../testing/cases.ts';

const ROOT = 'rsm:CrossIndustryInvoice';

/** Returns a path and its ancestors: `A/B`, `A`. */
function withParents(path: string): string[] {
  const steps = path.split('/').filter((step) => !step.startsWith('@'));
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
}

/** Distinguishes several uses of an element, which have separate rules. */
const USES: Readonly<Record<string, readonly string[]>> = {
  SpecifiedTradeAllowanceCharge: ['true', 'false'].map(charge),
  AppliedTradeAllowanceCharge: ['true', 'false'].map(charge),
  AdditionalReferencedDocument: ['50', '130', '916'].map((code) => `<ram:TypeCode>${code}</ram:TypeCode>`),
  SpecifiedTaxRegistration: ['VA', 'FC'].map((scheme) => `<ram:ID schemeID="${scheme}">?</ram:ID>`.repeat(2)),
};

function charge(value: string): string {
  return `<ram:ChargeIndicator><udt:Indicator>${value}</udt:Indicator></ram:ChargeIndicator>`;
}

/** Returns an element with all elements of some paths, each twice, the second one empty. Those with several uses occur for each. */
function wrong(name: string, type: StructureType, path: string, paths: ReadonlySet<string>): string {
  const inner = type.children.map((child) => {
    const local = child.name.slice(child.name.indexOf(':') + 1);
    const innerPath = path === '' ? local : `${path}/${local}`;
    return paths.has(innerPath) ? `${wrong(child.name, child.type, innerPath, paths)}<${child.name}/>` : '';
  });
  const used = USES[name.slice(name.indexOf(':') + 1)]?.map(
    (use) => `<${name}>${inner.join('')}${use}</${name}><${name}>${use}</${name}>`,
  );
  return `<${name}>${inner.join('') || '?'}</${name}>${(used ?? []).join('')}`;
}

describe.each(['minimum', 'basicwl', 'basic', 'en16931', 'extended'] as const)('profile %s', (profile) => {
  it('has rules that all fail for repeated, empty and unknown content', async () => {
    const key = `facturx-${profile}` as const;
    const format = formatOf(key);
    const type = format && (await format.schema.load()).rootTypes.get(ROOT);
    if (format === undefined || type === undefined) throw new Error(`there is no format ${key}`);
    const prefix = `FX-${profile.toUpperCase()}-`;
    const [set] = await loadRuleSets([key]);
    const ids = (set?.scans ?? []).flatMap((scan) => [...scan.rules()].map(({ id }) => id));
    const listed = ids.filter((id) => id.startsWith(prefix));
    const paths = new Set(listed.flatMap((id) => withParents(id.slice(prefix.length))));
    const [root] = fragment(wrong(ROOT, type, '', paths));
    if (root === undefined) throw new Error('there is no root');
    const fired = new Set((await foundBy(key, format, serialised(root))).map(({ id }) => id));
    expect(listed.filter((id) => !fired.has(id))).toEqual([]);
    expect(listed.length).toBeGreaterThan(30);
  });
});
