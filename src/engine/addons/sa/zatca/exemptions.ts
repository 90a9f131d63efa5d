/** Reasons for zero rate, exemption and supplies outside the tax (BR-KSA-CL-04). */

/** The VATEX codes that explain each tax category. The standard rate has none. */
export const EXEMPTIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ['E', ['VATEX-SA-29', 'VATEX-SA-29-7', 'VATEX-SA-30']],
  [
    'Z',
    [
      'VATEX-SA-32',
      'VATEX-SA-33',
      'VATEX-SA-34-1',
      'VATEX-SA-34-2',
      'VATEX-SA-34-3',
      'VATEX-SA-34-4',
      'VATEX-SA-34-5',
      'VATEX-SA-35',
      'VATEX-SA-36',
      'VATEX-SA-EDU',
      'VATEX-SA-HEA',
      'VATEX-SA-MLTRY',
    ],
  ],
  ['O', ['VATEX-SA-OOS']],
]);

/** Education and health care for citizens, whose names are required (BR-KSA-49). */
export const FOR_CITIZENS: readonly string[] = ['VATEX-SA-EDU', 'VATEX-SA-HEA'];
