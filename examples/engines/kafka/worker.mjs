/**
 * Turns the documents of a topic into e-invoices: `node worker.mjs`. Start up to one for each partition, on any number of machines. The e-invoices and
 * the position in the topic are written in one transaction. If a worker is killed, its transaction is void, and another worker processes the documents
 * again.
 */
import { Partitioners } from 'kafkajs';
import { einvoice } from '../einvoice.mjs';
import { DOCUMENTS, EINVOICES, kafka, REJECTED } from './topics.mjs';

const GROUP = `${DOCUMENTS}-workers`;
/** Documents in a transaction. */
const AT_ONCE = 50;

const admin = kafka.admin();
const consumer = kafka.consumer({
  groupId: GROUP,
  sessionTimeout: 1000 * Number(process.env.SESSION_SECONDS ?? 30),
  heartbeatInterval: 500,
});

/**
 * A producer for each partition of ours, whose name shuts out the worker that had the partition before. Only then the position in the topic is final. So
 * `done`, the first document that is not filed, is read after the first transaction began.
 */
const producers = new Map();
consumer.on(consumer.events.GROUP_JOIN, () => {
  for (const { producer } of producers.values()) producer.disconnect();
  producers.clear();
});

async function begin(partition) {
  const known = producers.get(partition);
  if (known) return { ...known, transaction: await known.producer.transaction() };
  const producer = kafka.producer({
    transactionalId: `${GROUP}-${partition}`,
    maxInFlightRequests: 1,
    createPartitioner: Partitioners.DefaultPartitioner,
  });
  await producer.connect();
  const transaction = await producer.transaction();
  const [{ partitions }] = await admin.fetchOffsets({ groupId: GROUP, topics: [DOCUMENTS] });
  const done = BigInt(partitions.find((each) => each.partition === partition)?.offset ?? -1);
  producers.set(partition, { producer, done });
  return { producer, done, transaction };
}

/** Files the e-invoices of some documents, and acknowledges the documents. */
async function work(partition, documents) {
  const { done, transaction } = await begin(partition);
  const [filed, rejected] = [[], []];
  for (const { key, value, offset } of documents) {
    if (BigInt(offset) < done) continue;
    const { xml, faults } = await einvoice(value.toString()).catch(defect);
    const headers = { source: `${DOCUMENTS}/${partition}/${offset}` };
    if (xml !== undefined) filed.push({ key, value: xml, headers });
    else rejected.push({ key, value: JSON.stringify({ faults, document: value.toString() }), headers });
  }
  if (filed.length > 0) await transaction.send({ topic: EINVOICES, messages: filed });
  if (rejected.length > 0) await transaction.send({ topic: REJECTED, messages: rejected });
  const offset = String(BigInt(documents.at(-1).offset) + 1n);
  await transaction.sendOffsets({
    consumerGroupId: GROUP,
    topics: [{ topic: DOCUMENTS, partitions: [{ partition, offset }] }],
  });
  await transaction.commit();
}

/** A document that meets a defect must not stop those behind it. */
const defect = (error) => ({ faults: [{ code: 'DEFECT', description: error.message }] });

/** What is not committed is void. Whatever starts this worker again begins at the right place. */
function end(error) {
  console.error(error.message);
  process.exit(1);
}

async function eachBatch({ batch, heartbeat, resolveOffset, isRunning, isStale }) {
  for (let at = 0; at < batch.messages.length && isRunning() && !isStale(); at += AT_ONCE) {
    await heartbeat();
    const documents = batch.messages.slice(at, at + AT_ONCE);
    await work(batch.partition, documents).catch(end);
    resolveOffset(documents.at(-1).offset);
  }
}

await admin.connect();
await consumer.connect();
await consumer.subscribe({ topics: [DOCUMENTS], fromBeginning: true });
await consumer.run({
  autoCommit: false,
  eachBatchAutoResolve: false,
  eachBatch,
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await consumer.disconnect();
    await Promise.all([...producers.values()].map(({ producer }) => producer.disconnect()));
    await admin.disconnect();
  });
}
