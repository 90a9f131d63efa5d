/** What the earlier invoices of a supplier say about the next one: accounts, certificates, names and the usual amount. */

import { amountText, centsOf } from './compare/amounts.ts';
import { coreOf } from './compare/fold.ts';
import { RunningMedian } from './median.ts';
import type { Flag } from './row.ts';
import type { Known } from './suppliers.ts';

/** The number of earlier invoices after which a new account is suspicious. */
const ENOUGH_FOR_ACCOUNT = 3;

/** The number of earlier invoices after which an amount is compared, and how many times the usual amount it has to be. */
const ENOUGH_FOR_AMOUNT = 4;
const UNUSUAL = 10;

/** The invoices of a supplier so far, by issue date. Each is added in constant time, apart from the median. */
export class History {
  #count = 0;
  readonly #accounts = new Set<string>();
  #lastAccount: string | undefined;
  readonly #signers = new Set<string>();
  #lastSigner: string | undefined;
  #isAlwaysSigned = true;
  /** The names without legal forms. */
  readonly #names = new Set<string>();
  #lastName: string | undefined;
  /** The totals of each currency. */
  readonly #totals = new Map<string | null, RunningMedian>();

  add({ accounts, signer, name, currency, total }: Known): void {
    this.#count++;
    for (const each of accounts) this.#accounts.add(each);
    this.#lastAccount = accounts[0] ?? this.#lastAccount;
    if (signer !== undefined) this.#signers.add(signer);
    this.#isAlwaysSigned &&= signer !== undefined;
    this.#lastSigner = signer ?? this.#lastSigner;
    if (name !== null) this.#names.add(coreOf(name));
    this.#lastName = name ?? this.#lastName;
    const cents = centsOf(total);
    if (cents === undefined) return;
    const totals = this.#totals.get(currency) ?? new RunningMedian();
    totals.add(cents);
    this.#totals.set(currency, totals);
  }

  /** Whether an invoice so far states one of these accounts. */
  knows(accounts: readonly string[]): boolean {
    return accounts.some((each) => this.#accounts.has(each));
  }

  /** Returns the flags of the next invoice. */
  flagsFor(known: Known): Flag[] {
    return [
      this.#accountFlag(known),
      this.#certificateFlag(known),
      this.#unsignedFlag(known),
      this.#nameFlag(known),
      this.#amountFlag(known),
    ].filter((flag) => flag !== undefined);
  }

  #accountFlag({ accounts }: Known): Flag | undefined {
    const [account] = accounts;
    const last = this.#lastAccount;
    if (this.#count < ENOUGH_FOR_ACCOUNT || account === undefined || last === undefined) return undefined;
    return this.knows(accounts) ? undefined : { kind: 'account_changed', other: last, account };
  }

  #certificateFlag({ signer }: Known): Flag | undefined {
    const last = this.#lastSigner;
    if (signer === undefined || last === undefined || this.#signers.has(signer)) return undefined;
    return { kind: 'certificate_changed', other: last, certificate: signer };
  }

  #unsignedFlag({ signer, isSigned }: Known): Flag | undefined {
    const other = this.#lastSigner;
    if (signer !== undefined || isSigned || other === undefined || !this.#isAlwaysSigned) return undefined;
    return { kind: 'signature_missing', other };
  }

  #nameFlag({ name }: Known): Flag | undefined {
    const last = this.#lastName;
    if (name === null || last === undefined || this.#names.has(coreOf(name))) return undefined;
    return { kind: 'name_changed', other: last, name };
  }

  #amountFlag({ total, currency, isCredit }: Known): Flag | undefined {
    const own = centsOf(total);
    const before = this.#totals.get(currency);
    if (own === undefined || isCredit || before === undefined || before.count < ENOUGH_FOR_AMOUNT) return undefined;
    const usual = before.median;
    return usual > 0 && own >= UNUSUAL * usual
      ? { kind: 'unusual_amount', usual: amountText(Math.round(usual)) }
      : undefined;
  }
}
