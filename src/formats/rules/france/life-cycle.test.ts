import { describe, expect, it } from 'vitest';
import { formatOf } from '../../formats.ts';
import { validateXml } from '../../index.ts';
import { payment, status, vat, written } from '../../life-cycle/testing.ts';
import { environment } from '../../mapping/testing.ts';
import { writeDocument } from '../../write.ts';
import { brokenIn, type Changes, changed, said } from '../testing.ts';
import { set } from './life-cycle.ts';

const accepted = (await written(status({ key: 'accepted' }))).xml;
const deposited = (await written(status({ key: 'issued' }))).xml;
const toPortal = (await written(status({ key: 'issued' }), 'cdar-ppf')).xml;
const paid = (await written(payment({ amount: '120.00', tax: vat('100.00', '20%', '20.00') }))).xml;

const DETAIL = '</ram:ReferenceReferencedDocument>';
/** A detail of the status with a reason, and a status of its own. */
const reason = (code: string, own = ''): Changes[number] => [
  DETAIL,
  `<ram:SpecifiedDocumentStatus>${own && `<ram:ProcessConditionCode>${own}</ram:ProcessConditionCode>`}<ram:ReasonCode>${code}</ram:ReasonCode><ram:SequenceNumeric>1</ram:SequenceNumeric></ram:SpecifiedDocumentStatus>${DETAIL}`,
];
const statusIs = (code: string): Changes[number] => ['ConditionCode>205<', `ConditionCode>${code}<`];
/** The invoice has no day. */
const UNDATED: Changes[number] = [
  '<ram:FormattedIssueDateTime>\n        <qdt:DateTimeString format="102">20260310</qdt:DateTimeString>\n      </ram:FormattedIssueDateTime>',
  '',
];
const PUBLIC_BODY: Changes[number] = [
  '<ram:SenderTradeParty>',
  '<ram:SenderTradeParty><ram:GlobalID schemeID="0238">9999</ram:GlobalID>',
];

describe('life cycle messages', () => {
  it('that are written break no rule', async () => {
    for (const xml of [accepted, deposited, toPortal, paid]) expect(await brokenIn(xml, set)).toEqual([]);
  });

  it('have rules with identifiers of their own', () => {
    expect(new Set(set.rules.map(({ id }) => id)).size).toBe(set.rules.length);
  });

  it('to the public portal name it as 0000, no longer as 9998', async () => {
    const broken = ['BR-FR-CDV-02_MDT-3', 'BR-FR-CDV-CL-01_MDT-2'];
    expect(await brokenIn(changed(toPortal, ['>0000<', '>9998<']), set)).toEqual(broken);
    expect(await brokenIn(changed(toPortal, ['"0238"', '"0002"']), set)).toEqual(broken);
    expect(await brokenIn(changed(toPortal, ['>DFH<', '>WK<']), set)).toEqual(broken);
    const several = changed(toPortal, [
      '</ram:RecipientTradeParty>',
      '<ram:GlobalID schemeID="0002">356000000</ram:GlobalID></ram:RecipientTradeParty>',
    ]);
    expect(await brokenIn(several, set)).toEqual(broken);
  });

  it.each<[string, string, Changes, readonly string[]]>([
    ['a type of document not used in France', accepted, [['>380<', '>326<']], ['BR-FR-04_MDT-91']],
    ['another profile', accepted, [['CDV:invoice', 'CDV:other']], ['BR-FR-CDV-02_MDT-3']],
    ['no number', accepted, [['<ram:ID>CDV-7</ram:ID>', '']], ['BR-FR-CDV-03_MDT-4']],
    [
      'an issuer without identifier',
      accepted,
      [['<ram:GlobalID schemeID="0002">356000000</ram:GlobalID>', '']],
      ['BR-FR-CDV-07_MDT-38_yes'],
    ],
    [
      'a recipient without address',
      accepted,
      [['<ram:URIID schemeID="0225">732829320</ram:URIID>', '']],
      ['BR-FR-CDV-08_MDT-73'],
    ],
    ['another type of message', accepted, [['<ram:TypeCode>23<', '<ram:TypeCode>24<']], ['BR-FR-CDV-09_MDT-77']],
    ['no issue date', accepted, [UNDATED], ['BR-FR-CDV-11_MDG-35']],
    [
      'no status',
      accepted,
      [['<ram:ProcessConditionCode>205</ram:ProcessConditionCode>', '']],
      ['BR-FR-CDV-12_MDT-105'],
    ],
    [
      'a seller without SIREN',
      deposited,
      [
        [
          '<ram:GlobalID schemeID="0002">732829320</ram:GlobalID>\n      </ram:IssuerTradeParty>',
          '<ram:GlobalID schemeID="0009">7</ram:GlobalID></ram:IssuerTradeParty>',
        ],
      ],
      ['BR-FR-CDV-13_MDT-129-2'],
    ],
    ['a payment without rate', paid, [['<ram:ValuePercent>20.00</ram:ValuePercent>', '']], ['BR-FR-CDV-14_MDT-207']],
    ['a refusal without reason', accepted, [statusIs('210')], ['BR-FR-CDV-15_MDT-113']],
    [
      'a detail without number',
      paid,
      [['<ram:SequenceNumeric>1</ram:SequenceNumeric>', '']],
      ['BR-FR-CDV-16_MDT-124-2'],
    ],
    ['another process', accepted, [['>REGULATED<', '>B2G<']], ['BR-FR-CDV-CL-01_MDT-2']],
    [
      'a long process for the portal',
      toPortal,
      [
        [
          '<ram:GuidelineSpecified',
          '<ram:BusinessProcessSpecifiedDocumentContextParameter><ram:ID>LONG</ram:ID></ram:BusinessProcessSpecifiedDocumentContextParameter><ram:GuidelineSpecified',
        ],
      ],
      ['BR-FR-CDV-CL-01_MDT-2'],
    ],
    ['a sender of another role', accepted, [['>WK<', '>XX<']], ['BR-FR-CDV-CL-02_MDT-21_23']],
    ['an issuer that is a platform', accepted, [['>BY<', '>WK<']], ['BR-FR-CDV-CL-03_MDT-40_23']],
    ['a recipient of another role', accepted, [['>SE<', '>XX<']], ['BR-FR-CDV-CL-04_MDT-59']],
    [
      'a status code of the other phase',
      accepted,
      [['>1</ram:StatusCode>', '>10</ram:StatusCode>']],
      ['BR-FR-CDV-CL-05_MDT-88_23'],
    ],
    [
      'a status code of the other phase, sent by a platform',
      deposited,
      [['>10</ram:StatusCode>', '>1</ram:StatusCode>']],
      ['BR-FR-CDV-CL-05_MDT-88_305'],
    ],
    ['another status', accepted, [statusIs('299')], ['BR-FR-CDV-CL-06_MDT-105']],
    ['another status in a detail', accepted, [reason('AUTRE', '299')], ['BR-FR-CDV-CL-06_MDT-115']],
    ['a reason that does not exist', accepted, [reason('FOO')], ['BR-FR-CDV-CL-09_MDT-113']],
    ['a reason of another status', accepted, [statusIs('208'), reason('PU_ERR')], ['BR-FR-CDV-CL-09_MDT-113_208']],
    [
      'a reason of another status, which its detail names',
      accepted,
      [reason('PU_ERR', '210')],
      ['BR-FR-CDV-CL-09_MDT-113_210'],
    ],
    [
      'a reason that only public bodies have',
      accepted,
      [statusIs('210'), reason('TRANSF_PMNT_REGIE')],
      ['BR-FR-CDV-CL-09_MDT-113_210'],
    ],
    ['the same of a public body', accepted, [statusIs('210'), PUBLIC_BODY, reason('TRANSF_PMNT_REGIE')], []],
    [
      'a reason that public bodies do not have',
      accepted,
      [statusIs('210'), PUBLIC_BODY, reason('PU_ERR')],
      ['BR-FR-CDV-CL-09_MDT-113_210B2G'],
    ],
    ['another type of value', paid, [['>MEN<', '>MXX<']], ['BR-FR-CDV-14_MDT-207', 'BR-FR-CDV-CL-11_MDT-207']],
  ])('are checked: %s', async (_, xml, changes, broken) => {
    expect(await brokenIn(changed(xml, ...changes), set)).toEqual(broken);
  });

  it('need no dates and no seller where the invoice cannot be received', async () => {
    const irreceivable = changed(accepted, statusIs('501'), reason('IRR_SYNTAX'), UNDATED);
    expect(await brokenIn(irreceivable, set)).toEqual([]);
  });

  it('are told what is on the list', async () => {
    expect(await said(changed(accepted, ['>SE<', '>XX<']), /CL-04/, set)).toEqual([
      'BR-FR-CDV-CL-04_MDT-59 XX BY, AB, DL, SE, SR, PE, PR, II, IV, WK, DFH',
    ]);
  });

  it('are validated by them', async () => {
    const outcome = await validateXml(changed(toPortal, ['>0000<', '>9998<']));
    expect(outcome.ok ? [] : outcome.faults.map(({ code }) => code)).toEqual([
      'BR-FR-CDV-02_MDT-3',
      'BR-FR-CDV-CL-01_MDT-2',
    ]);
  });
});

describe('a status', () => {
  const format = formatOf('cdar');
  it('that breaks a rule is not written, and the property is named', async () => {
    const refused = status({
      key: 'error',
      reasons: [{ key: 'prices', ext: { 'fr-ctc-flow6-reason': 'PU_ERR' } }],
      ext: { 'fr-ctc-flow6-status': '213' },
    });
    const outcome = format && (await writeDocument(refused, format, {}, environment));
    expect(outcome?.ok).toBe(false);
    expect(outcome?.ok === false && outcome.faults.map(({ code, properties }) => [code, ...properties])).toEqual([
      ['BR-FR-CDV-CL-09_MDT-113_213', '$.lines[0].reasons[0].ext.fr-ctc-flow6-reason'],
    ]);
  });
});
