/**
 * Codes that no rule on a file gives: those that depend on data of the tax office, or that the schema finds first; and the
 * one of QR codes.
 */

import { nationalRule } from '../shared/rules.ts';
import { QR_RULE, QR_TEXT } from './qr.ts';
import type { Rule } from './rule-base.ts';
import { ON_REQUEST, WRONG_NIF, WRONG_REFERENCE, YES_NO } from './rules-message.ts';
import { BOTH, NO_NAME, ONLY_RECIPIENTS, SPANISH, THIRD_OF_RECIPIENT } from './rules-parties.ts';
import { NO_DATE, NOT_IN_LIST } from './rules-record.ts';
import { WRONG_TOTAL } from './rules-taxes.ts';
import { SENT_RULE, SENT_TEXT } from './sent.ts';

const TECHNICAL = 'A technical fault of the message or of the tax office. Send the same records again.';
const UNKNOWN =
  'The tax office does not know the number, the name, or the agreement. Check the data. A customer that is not in its census has IDType 07.';
const NO_POWER =
  'The holder of the certificate may not send for this taxpayer; use another certificate or a power of attorney.';

const EXPLAINED: readonly (readonly [codes: string, text: string])[] = [
  ['1109 1110 1121 1128 1154 1217 4104 4105 4107 4123 4124', UNKNOWN],
  [
    '2001',
    'The tax office does not know the recipient. Check the name and NIF, or use IDType 07. The record was accepted.',
  ],
  ['4112 4132 4140', NO_POWER],
  ['1129 1241 1243 1256 1288 3500 3501 4108 4110 4111 4128 4134 4139', TECHNICAL],
  ['3000', 'The tax office already has a record of the invoice. To correct it, make one with Subsanacion S.'],
  ['3001', 'The record of the invoice is already cancelled.'],
  [
    '3002',
    'The tax office has no record of the invoice. Cancel it with SinRegistroPrevio S, or correct it with RechazoPrevio X.',
  ],
  ['3003', 'You may not send or cancel this record.'],
  ['3004', 'The invoice was entered in the form of the tax office. Change it there.'],
  [
    '2007',
    'The record is the first of a chain, but the tax office has records of this taxpayer and program. Name the previous record.',
  ],
  ['2008', 'The record names its own hash as the hash of the previous record.'],
  ['1100', 'A field has a wrong value or type; the answer names it. Correct it.'],
  [
    '1156',
    'Only invoices of types F1, F3 and R1 to R4 have recipients with a VAT number (IDType 02). Correct TipoFactura or the recipient.',
  ],
  ['1159', THIRD_OF_RECIPIENT],
  ['1171 1181 1218 1247 1251 1263 1264 1274 1275', NOT_IN_LIST],
  ['1184 1212 1213 1226 1276', YES_NO],
  ['1172 1180 1215 1220 1240 1269', '{name} is empty or incomplete; fill it in.'],
  ['1223 1273', BOTH],
  ['1221', ONLY_RECIPIENTS],
  ['1232 1233 1234', SPANISH],
  ['1283', NO_NAME],
  ['1210 1216', WRONG_TOTAL],
  ['1214', 'The record has a field that the schema no longer has. Remove it.'],
  ['1253 1265 1266 1267 1268', '{name} is too long or has the wrong form; correct it.'],
  ['1290 4109 4115', WRONG_NIF],
  ['1291 1292', '{name} may have only digits and the capital letters A to F. Copy the hash, or calculate it again.'],
  [
    '1242 1248 1249 1250 1261 1270 1271 1272 1285 3502 3503',
    'A query to the tax office has a wrong {name}. Correct the query; no record is affected.',
  ],
  [
    '4102 4136 4137',
    'The message does not conform to the schema: something is missing, misplaced or has the wrong form. Validate the file, then send the same records again.',
  ],
  ['4103 4138', 'The message is empty, incomplete or not UTF-8. Send the whole XML as the body.'],
  ['4106', NO_DATE],
  [
    '4113 4114',
    'Too many entries. A message has at most 1,000 records; a record at most 1,000 recipients or corrected invoices and 12 tax groups. Split it.',
  ],
  [
    '4118 4135',
    'The message went to the wrong address, or was not sent by POST. Records go to the address of VERI*FACTU, answers to requests to another one.',
  ],
  ['4127', ON_REQUEST],
  ['4129 4130', 'An answer to a request of the tax office needs FinRequerimiento; other messages must not have it.'],
  ['4133', WRONG_REFERENCE],
  ['4141', 'The tax office has suspended this sender. Write to its support before you send anything again.'],
];

/** The fields that codes are about, where several codes share a text. */
const FIELDS: Readonly<Record<string, string>> = {
  '1101': 'CodigoPais',
  '1102': 'IDType',
  '1105': 'FechaExpedicionFactura',
  '1106': 'TipoFactura',
  '1107': 'TipoRectificativa',
  '1120': 'IDEmisorFactura',
  '1123': 'NIF',
  '1124': 'TipoImpositivo',
  '1127': 'TipoRecargoEquivalencia',
  '1133': 'FechaExpedicionFactura',
  '1134': 'FechaOperacion',
  '1136': 'FacturaSimplificadaArt7273',
  '1137': 'Macrodato',
  '1140': 'CuotaRepercutida',
  '1143': 'CuotaRepercutida',
  '1171': 'Subsanacion, RechazoPrevio',
  '1172': 'NIF, ObligadoEmision',
  '1180': 'Encadenamiento',
  '1181': 'CalificacionOperacion',
  '1182': 'OperacionExenta',
  '1184': 'FacturaSinIdentifDestinatarioArt61d',
  '1208': 'TipoImpositivo, CuotaRepercutida',
  '1209': 'TipoImpositivo, CuotaRepercutida',
  '1210': 'ImporteTotal',
  '1212': 'TipoUsoPosibleSoloVerifactu',
  '1213': 'TipoUsoPosibleMultiOT',
  '1215': 'ObligadoEmision',
  '1216': 'CuotaTotal',
  '1218': 'Impuesto',
  '1219': 'IDEmisorFactura',
  '1220': 'NombreSistemaInformatico',
  '1225': 'GeneradoPor',
  '1226': 'IndicadorMultiplesOT',
  '1240': 'IDFactura',
  '1242': 'SistemaInformatico',
  '1246': 'ClaveRegimen',
  '1247': 'TipoHuella',
  '1248': 'Periodo',
  '1249': 'IndicadorRepresentante',
  '1250': 'FechaExpedicionFactura',
  '1251': 'IDVersion',
  '1253': 'RefExterna',
  '1258': 'Generador',
  '1261': 'IndicadorRepresentante',
  '1263': 'TipoHuella',
  '1264': 'PrimerRegistro',
  '1265': 'TipoFactura',
  '1266': 'CuotaTotal',
  '1267': 'ImporteTotal',
  '1268': 'FechaHoraHusoGenRegistro',
  '1269': 'RegistroAnterior',
  '1270': 'MostrarNombreRazonEmisor',
  '1271': 'MostrarSistemaInformatico',
  '1272': 'MostrarSistemaInformatico',
  '1274': 'PrimerRegistro',
  '1275': 'RechazoPrevio',
  '1276': 'SinRegistroPrevio',
  '1285': 'SistemaInformatico',
  '1290': 'ID',
  '1291': 'Huella',
  '1292': 'Huella',
  '2005': 'ImporteTotal',
  '2006': 'CuotaTotal',
  '3502': 'IDFactura',
  '3503': 'IDFactura',
  '4109': 'NIF',
  '4115': 'ObligadoEmision',
  '4116': 'ObligadoEmision',
  '4117': 'Representante',
  '4121': 'Incidencia',
  '4131': 'FinRequerimiento',
};

/** Returns the values for the explanation of a code without a file. */
export function valuesOf(code: string, template: string): Record<string, string> {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, (name === 'name' && FIELDS[code]) || '…']));
}

export const explainedRules: readonly Rule[] = [
  ...EXPLAINED.flatMap(([codes, text]) =>
    codes.split(' ').map((code): Rule => nationalRule(`VF-${code}`, 'information', () => true, text)),
  ),
  nationalRule(QR_RULE, 'warning', () => true, QR_TEXT),
  nationalRule(SENT_RULE, 'warning', () => true, SENT_TEXT),
];
