import type { JsonObject } from '../engine/index.ts';
import { VERSION } from '../engine/version.ts';

/** Keys and signatures for examples. The private key is public, so it proves nothing: make your own with `keygen`. */

export const examplePublicKey: JsonObject = {
  use: 'sig',
  kty: 'EC',
  kid: '019bc0f6-0e40-7000-8000-000000000001',
  crv: 'P-256',
  alg: 'ES256',
  x: 'x4hi3KP4iETyqUdw0RvqhjmVVsZisCPwPJejL7XC69I',
  y: 'yiTWSKVn0ghD0klIANX73Uu4QyuZKfMHg-ihpzPzSlE',
};

export const examplePrivateKey: JsonObject = {
  ...examplePublicKey,
  d: 'Q7Kv0tH4f4k0RtQf_1JN_RxpAZS23Tqzoxfe1L8rIQU',
};

/** A short US invoice with everything that building requires, and a code, so that it can be signed. */
export const exampleInvoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'HL',
  code: '7',
  currency: 'USD',
  issue_date: '2026-01-15',
  supplier: { name: 'Cedar Books LLC', tax_id: { country: 'US' } },
  customer: { name: 'Harbor Library', tax_id: { country: 'US' } },
  lines: [{ quantity: '2', item: { name: 'Atlas of Rivers', price: '35.00' } }],
};

/** The same invoice, built in an envelope and signed. */
export const exampleEnvelope: JsonObject = {
  $schema: 'https://gobl.org/draft-0/envelope',
  head: {
    uuid: '019bc0f6-0e40-7000-8000-000000000003',
    dig: {
      alg: 'sha256',
      val: 'dcc1fbe90c464a5c86bfa840df1de52751c527ceecd98853ed1319f2f627feb3',
    },
  },
  doc: {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $regime: 'US',
    uuid: '019bc0f6-0e40-7000-8000-000000000002',
    type: 'standard',
    series: 'HL',
    code: '7',
    issue_date: '2026-01-15',
    currency: 'USD',
    supplier: {
      name: 'Cedar Books LLC',
      tax_id: {
        country: 'US',
      },
    },
    customer: {
      name: 'Harbor Library',
      tax_id: {
        country: 'US',
      },
    },
    lines: [
      {
        i: 1,
        quantity: '2',
        item: {
          name: 'Atlas of Rivers',
          price: '35.00',
        },
        sum: '70.00',
        total: '70.00',
      },
    ],
    totals: {
      sum: '70.00',
      total: '70.00',
      tax: '0.00',
      total_with_tax: '70.00',
      payable: '70.00',
    },
  },
  sigs: [
    'eyJhbGciOiJFUzI1NiIsImtpZCI6IjAxOWJjMGY2LTBlNDAtNzAwMC04MDAwLTAwMDAwMDAwMDAwMSJ9.eyJ1dWlkIjoiMDE5YmMwZjYtMGU0MC03MDAwLTgwMDAtMDAwMDAwMDAwMDAzIiwiZGlnIjp7ImFsZyI6InNoYTI1NiIsInZhbCI6ImRjYzFmYmU5MGM0NjRhNWM4NmJmYTg0MGRmMWRlNTI3NTFjNTI3Y2VlY2Q5ODg1M2VkMTMxOWYyZjYyN2ZlYjMifSwiaWF0IjoxNzY4NDY5NDAwfQ.t5FoeCc7ohL_j0BwnArd8gF5XaTBfToHSVxwiv3hQyr08yv37HiTHdc7r-eXK0cZw7OWWr-4r5IKoc1A8myGkw',
  ],
};

/** A signature by the same key on another envelope. */
export const signatureOfAnother =
  'eyJhbGciOiJFUzI1NiIsImtpZCI6IjAxOWJjMGY2LTBlNDAtNzAwMC04MDAwLTAwMDAwMDAwMDAwMSJ9.eyJ1dWlkIjoiMDE5YmMwZjYtMGU0MC03MDAwLTgwMDAtMDAwMDAwMDAwMDA1IiwiZGlnIjp7ImFsZyI6InNoYTI1NiIsInZhbCI6IjNmYTQ0ZTk2YmE5YzIzYjU3OTY4NTEzMDBiZDY3MmUxNTMwYTIyMmIwZmJkNTFiZWIzMjkyYTUzNjAyYjQ4NTUifSwiaWF0IjoxNzY4NDY5NDAwfQ.IQX8384cTQASCpbYurd0g__SZI63z5AuQEEA_wlV6az4kMfsX_bpZf5jATVY0VOT5IoaZcKX1N8tzwA4u98Kdw';

/** A signed report of a check, reduced to what verification needs, with a signature on another header. */
export const exampleReport = {
  report: 'billwright check',
  verdict: 'invalid',
  head: {
    uuid: '019bc0f6-0e40-7000-8000-000000000005',
    dig: { alg: 'sha256', val: '74a5047b4ffb332143d220560d724a157bd8ac61d3a82dda38f1224f222d2f50' },
  },
  sigs: [signatureOfAnother],
};

/** A page whose content differs from the report in it. */
export const exampleReportPage = `<!doctype html>
<meta name="generator" content="Billwright ${VERSION.slice(1)}">
<p>Valid</p>
<script type="application/json" id="billwright-report">${JSON.stringify(exampleReport)}</script>`;

/** A signature of the example envelope that expired in February 2026. */
export const expiredSignature =
  'eyJhbGciOiJFUzI1NiIsImtpZCI6IjAxOWJjMGY2LTBlNDAtNzAwMC04MDAwLTAwMDAwMDAwMDAwMSJ9.eyJ1dWlkIjoiMDE5YmMwZjYtMGU0MC03MDAwLTgwMDAtMDAwMDAwMDAwMDAzIiwiZGlnIjp7ImFsZyI6InNoYTI1NiIsInZhbCI6ImRjYzFmYmU5MGM0NjRhNWM4NmJmYTg0MGRmMWRlNTI3NTFjNTI3Y2VlY2Q5ODg1M2VkMTMxOWYyZjYyN2ZlYjMifSwiaWF0IjoxNzY4NDY5NDAwLCJleHAiOjE3NzExMTM2MDB9.DkCTMtesEJSodyeM8QKOVpDj1gnnQKNjPoQxZQAdnRWnLRdG063hBSNteOmLrrzZ7yfp-ns9t4peaeK7jt-H2w';
