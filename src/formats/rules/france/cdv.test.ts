import { expect, it } from 'vitest';
import { validateXml } from '../../index.ts';
import { status, written } from '../../life-cycle/testing.ts';

/** The rules that a message breaks. */
async function brokenIn(xml: string): Promise<string[]> {
  const outcome = await validateXml(xml);
  const faults = outcome.ok ? [] : outcome.faults;
  return [...faults, ...outcome.warnings].map(({ code }) => code).sort();
}

const toPartner = async () => (await written(status({ key: 'accepted' }))).xml;
const toPortal = async () => (await written(status({ key: 'issued' }), 'cdar-ppf')).xml;

it('hold in messages to partners and to the public portal', async () => {
  expect(await brokenIn(await toPartner())).toEqual([]);
  expect(await brokenIn(await toPortal())).toEqual([]);
});

it('want the public portal addressed as 0000', async () => {
  const former = (await toPortal()).replace('schemeID="0238">0000<', 'schemeID="0238">9998<');
  expect(await brokenIn(former)).toEqual(['BR-FR-CDV-02_MDT-3', 'BR-FR-CDV-CL-01_MDT-2']);
});

it.each([
  [
    'a profile of others',
    /urn\.cpro\.gouv\.fr:1p0:CDV:invoice/,
    'urn:other',
    ['BR-FR-CDV-02_MDT-3', 'BW-XML-SPECIFICATION'],
  ],
  ['a process of none', />REGULATED</, '>SOME<', ['BR-FR-CDV-CL-01_MDT-2']],
  ['a type of the document', /(<ram:TypeCode>)380/, '$1999', ['BR-FR-04_MDT-91']],
  ['a status of none', /(<ram:ProcessConditionCode>)\d+/, '$1999', ['BR-FR-CDV-CL-06_MDT-105']],
  ['a status that wants a reason', /(<ram:ProcessConditionCode>)\d+/, '$1210', ['BR-FR-CDV-15_MDT-113']],
  ['a status of payment without an amount', /(<ram:ProcessConditionCode>)\d+/, '$1212', ['BR-FR-CDV-14_MDT-207']],
  ['a code of the transmission', /(<ram:StatusCode>)\d+/, '$110', ['BR-FR-CDV-CL-05_MDT-88_23']],
  [
    'a document without a date',
    /<ram:FormattedIssueDateTime>.*?<\/ram:FormattedIssueDateTime>/s,
    '',
    ['BR-FR-CDV-11_MDG-35'],
  ],
  ['a type of the status', /(<ram:TypeCode>)23/, '$124', ['BR-FR-CDV-09_MDT-77']],
  [
    'a transmission by a partner',
    /(<ram:TypeCode>)23/,
    '$1305',
    ['BR-FR-CDV-CL-03_MDT-40_305', 'BR-FR-CDV-CL-05_MDT-88_305'],
  ],
])('fire for %s', async (_, pattern, replacement, expected) => {
  expect(await brokenIn((await toPartner()).replace(pattern, replacement))).toEqual(expected);
});

it('take the reasons of a status alone', async () => {
  const withReason = (code: string, reason: string) => async () =>
    (await toPartner())
      .replace(/(<ram:ProcessConditionCode>)\d+/, `$1${code}`)
      .replace(
        '</ram:ReferenceReferencedDocument>',
        `<ram:SpecifiedDocumentStatus><ram:ReasonCode>${reason}</ram:ReasonCode></ram:SpecifiedDocumentStatus></ram:ReferenceReferencedDocument>`,
      );
  const reasonsIn = async (xml: string) => (await brokenIn(xml)).filter((code) => code.includes('CL-09'));
  expect(await reasonsIn(await withReason('210', 'DOUBLON')())).toEqual([]);
  expect(await reasonsIn(await withReason('210', 'ROUTAGE_ERR')())).toEqual(['BR-FR-CDV-CL-09_MDT-113_210']);
  expect(await reasonsIn(await withReason('221', 'ROUTAGE_ERR')())).toEqual([]);
  expect(await reasonsIn(await withReason('205', 'NEW')())).toEqual(['BR-FR-CDV-CL-09_MDT-113']);
});
