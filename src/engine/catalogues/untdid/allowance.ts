import { codeList } from '../definition.ts';

/** Reasons for allowances (https://service.unece.org/trade/untdid/d21b/tred/tred5189.htm). */
export const allowance = codeList(
  'untdid-allowance',
  'UNTDID 5189 Allowance',
  `
41 Bonus for works ahead of schedule
42 Other bonus
60 Manufacturer’s consumer discount
62 Due to military status
63 Due to work accident
64 Special agreement
65 Production error discount
66 New outlet discount
67 Sample discount
68 End-of-range discount
70 Incoterm discount
71 Point of sales threshold allowance
88 Material surcharge/deduction
95 Discount
100 Special rebate
102 Fixed long term
103 Temporary
104 Standard
105 Yearly turnover
`,
);
