/** The maximum lengths of CIUS-RO (chapter 21 §4.2): the group, then for each rule its number, the characters and the term. */

import type { TermId } from '../../../terms/declare.ts';

export interface Length {
  readonly id: string;
  readonly per: TermId;
  readonly term: TermId;
  readonly most: number;
  /** Whether it applies only to invoices. The official context names a credit note in the wrong namespace. */
  readonly ofInvoices: boolean;
}

const TABLE = `
BG-0 L155 200 BT-1
BG-0 L1001 100 BT-19
BG-0 L0302 200 BT-12
BG-0 L0303 200 BT-13
BG-0 L0304 200 BT-14
BG-0 L0305 200 BT-15
BG-0 L0306 200 BT-16
BG-0 L0307 200 BT-17
BG-0 L301 300 BT-20
BG-3 L156 200 BT-25
BG-4 L201 200 BT-27
BG-4 L202 200 BT-28
BG-4 L1000 1000 BT-33
BG-5 L151 150 BT-35
BG-5 L1002 100 BT-36
BG-5 L1003 100 BT-162
BG-5 L0501 50 BT-37
BG-5 L0201 20 BT-38
BG-6 L1004 100 BT-41
BG-6 L1005 100 BT-42
BG-6 L1006 100 BT-43
BG-7 L203 200 BT-44
BG-7 L204 200 BT-45
BG-8 L152 150 BT-50
BG-8 L1007 100 BT-51
BG-8 L1008 100 BT-163
BG-8 L0502 50 BT-52
BG-8 L0202 20 BT-53
BG-9 L1009 100 BT-56
BG-9 L1010 100 BT-57
BG-9 L1011 100 BT-58
BG-10 L205 200 BT-59
BG-11 L206 200 BT-62
BG-12 L153 150 BT-64
BG-12 L1012 100 BT-65
BG-12 L1013 100 BT-164
BG-12 L0503 50 BT-66
BG-12 L0203 20 BT-67
BG-13 L207 200 BT-70
BG-15 L154 150 BT-75
BG-15 L1014 100 BT-76
BG-15 L1015 100 BT-165
BG-15 L0504 50 BT-77
BG-15 L0204 20 BT-78
BG-16 L1016 100 BT-82
BG-16 L140 140 BT-83
BG-17 L208 200 BT-85
BG-18 L209 200 BT-88
BG-20 L1017 100 BT-98 invoices
BG-21 L1018 100 BT-105 invoices
BG-24 L1020 100 BT-123
BG-24 L210 200 BT-124
BG-24 L211 200 BT-125-2
BG-25 L303 300 BT-127
BG-25 L1021 100 BT-133
BG-27 L1022 100 BT-139
BG-28 L1023 100 BT-144
BG-31 L1024 100 BT-153
BG-31 L212 200 BT-154
BG-32 L0505 50 BT-160
BG-32 L1025 100 BT-161`;

export const LENGTHS: readonly Length[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [per, id, most, term, only] = line.split(' ');
    return {
      id: `BR-RO-${id}`,
      per: per as TermId,
      term: term as TermId,
      most: Number(most),
      ofInvoices: only !== undefined,
    };
  });
