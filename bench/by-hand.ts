/**
 * The lower limit of a build's cost: a direct conversion of one known invoice to its built text, without look-ups and checks. `engine.ts`
 * compares its text with the engine's.
 */

interface Given {
  $schema: string;
  series: string;
  code: string;
  currency: string;
  issue_date: string;
  supplier: Party & { addresses: Record<string, string>[]; emails: { addr: string }[] };
  customer: Party;
  lines: [Line & { discounts: [{ percent: string; reason: string }] }, Line];
}

interface Party {
  name: string;
  tax_id: { country: string; code: string };
}

interface Line {
  quantity: string;
  item: { name: string; price: string; unit?: string };
  taxes: [{ cat: string; rate: string }];
}

/** Returns the built text of `invoiceOf(2)` in `documents.ts`. */
export function builtByHand(text: string): string {
  const { $schema, series, code, currency, issue_date, supplier, customer, lines } = JSON.parse(text) as Given;
  const [first, second] = lines;
  const [discount] = first.discounts;
  const firstSum = Number(first.quantity) * cents(first.item.price);
  const reduction = Math.round((firstSum * Number.parseFloat(discount.percent)) / 100);
  const firstTotal = firstSum - reduction;
  const secondTotal = Number(second.quantity) * cents(second.item.price);
  const sum = firstTotal + secondTotal;
  const standard = Math.round((firstTotal * 21) / 100);
  const reduced = Math.round((secondTotal * 10) / 100);
  const tax = standard + reduced;
  const rate = (percent: string, base: number, amount: number) => ({
    key: 'standard',
    base: amountText(base),
    percent,
    amount: amountText(amount),
  });
  return JSON.stringify({
    $schema,
    $regime: supplier.tax_id.country,
    type: 'standard',
    series,
    code,
    issue_date,
    currency,
    supplier: {
      name: supplier.name,
      tax_id: supplier.tax_id,
      addresses: supplier.addresses,
      emails: supplier.emails,
    },
    customer: { name: customer.name, tax_id: customer.tax_id },
    lines: [
      {
        i: 1,
        quantity: first.quantity,
        item: first.item,
        sum: amountText(firstSum),
        discounts: [{ reason: discount.reason, percent: discount.percent, amount: amountText(reduction) }],
        taxes: [{ cat: 'VAT', key: 'standard', rate: 'general', percent: '21.0%' }],
        total: amountText(firstTotal),
      },
      {
        i: 2,
        quantity: second.quantity,
        item: second.item,
        sum: amountText(secondTotal),
        taxes: [{ cat: 'VAT', key: 'standard', rate: 'reduced', percent: '10.0%' }],
        total: amountText(secondTotal),
      },
    ],
    totals: {
      sum: amountText(sum),
      total: amountText(sum),
      taxes: {
        categories: [
          {
            code: 'VAT',
            rates: [rate('21.0%', firstTotal, standard), rate('10.0%', secondTotal, reduced)],
            amount: amountText(tax),
          },
        ],
        sum: amountText(tax),
      },
      tax: amountText(tax),
      total_with_tax: amountText(sum + tax),
      payable: amountText(sum + tax),
    },
  });
}

function cents(amount: string): number {
  const point = amount.indexOf('.');
  return Number(amount.slice(0, point)) * 100 + Number(amount.slice(point + 1));
}

function amountText(amount: number): string {
  const whole = Math.floor(amount / 100);
  const rest = amount % 100;
  return `${whole}.${rest < 10 ? '0' : ''}${rest}`;
}
