-- The queue: a row for each document. `key` is your own name for it, such as the number of the order.
CREATE TABLE IF NOT EXISTS documents (
  key text PRIMARY KEY,
  document text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'filed', 'rejected')),
  attempts integer NOT NULL DEFAULT 0,
  leased_until timestamptz NOT NULL DEFAULT '-infinity',
  faults json
);
CREATE INDEX IF NOT EXISTS documents_waiting ON documents (leased_until) WHERE state = 'waiting';

-- The e-invoices, each under the key of its document.
CREATE TABLE IF NOT EXISTS einvoices (
  key text PRIMARY KEY REFERENCES documents,
  xml text NOT NULL,
  filed_at timestamptz NOT NULL DEFAULT now()
);
