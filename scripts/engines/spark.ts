/** Spark, and an object store to test with (moto), installed with pip and Maven, and the example that works over them. */
import { type ChildProcess, spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { Engine, Place } from './kill-proof.ts';
import { end, mavenPackages, newFolder, start, untilReady, Workers } from './processes.ts';

const PYTHON_PACKAGES = ['pyspark==3.5.7', 'boto3', 'moto[server]==5.2.5'];
const CONNECTOR = ['org.apache.hadoop:hadoop-aws:3.3.4', 'com.amazonaws:aws-java-sdk-bundle:1.12.262'];
const BUCKET = 'billwright';
/** Input objects, and so partitions of the job. */
const OBJECTS = 8;

/** The processes of a job that may be killed: its driver (twice, in Java and in Python), tasks, and the workers that they call. */
const VICTIMS = /org\.apache\.spark\.deploy\.SparkSubmit|einvoices\.py|pyspark\.daemon|lines\.mjs/;

export async function sparkEngine({ folder, port, env }: Place): Promise<Engine | string> {
  if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status !== 0) return 'there is no Java';
  const environment = newFolder('python');
  const python = join(environment, 'bin/python');
  const isInstalled =
    spawnSync('python3', ['-m', 'venv', environment], { stdio: 'ignore' }).status === 0 &&
    spawnSync(python, ['-m', 'pip', 'install', '--quiet', ...PYTHON_PACKAGES], { stdio: 'ignore' }).status === 0;
  if (!isInstalled) return 'PySpark and moto cannot be installed with pip';
  const libraries = mavenPackages(CONNECTOR);
  if (libraries === undefined) return 'hadoop-aws cannot be fetched with Maven';
  const server = start(join(environment, 'bin/moto_server'), ['-H', '127.0.0.1', '-p', String(port)], {
    stdio: 'ignore',
  });
  const store = new Store(`http://127.0.0.1:${port}`);
  await untilReady('moto', () => store.create());
  const home = spawnSync(python, ['-c', 'import os, pyspark; print(os.path.dirname(pyspark.__file__))'], {
    encoding: 'utf8',
  });
  const own = {
    ...process.env,
    ...env,
    SPARK_HOME: home.stdout.trim(),
    SPARK_LOCAL_IP: '127.0.0.1',
    PYSPARK_PYTHON: python,
    PYTHONPATH: resolve('scripts/engines/hooks'),
    PYTHONDONTWRITEBYTECODE: '1',
    AWS_ENDPOINT_URL: store.origin,
    AWS_ACCESS_KEY_ID: 'check',
    AWS_SECRET_ACCESS_KEY: 'check',
    AWS_DEFAULT_REGION: 'us-east-1',
  };
  const conf = {
    'spark.hadoop.fs.s3a.endpoint': store.origin,
    'spark.hadoop.fs.s3a.path.style.access': 'true',
    'spark.ui.enabled': 'false',
  };
  const args = [
    ...['--master', 'local[2,100]'],
    // With `--jars`, each job would first copy 280 MB.
    ...['--driver-class-path', join(libraries, '*')],
    ...Object.entries(conf).flatMap(([name, value]) => ['--conf', `${name}=${value}`]),
    ...[join(folder, 'spark/einvoices.py'), `s3a://${BUCKET}/documents`, `s3a://${BUCKET}`],
  ];
  const jobs: ChildProcess[] = [];
  const job = new Workers(1, () => {
    const started = start(join(environment, 'bin/spark-submit'), args, { env: own, stdio: 'ignore', cwd: folder });
    jobs.push(started);
    return started;
  });
  return {
    async send(documents) {
      const size = Math.ceil(documents.length / OBJECTS);
      for (let at = 0; at < documents.length; at += size) {
        const lines = documents
          .slice(at, at + size)
          .map(({ key, document }) => `${JSON.stringify({ key, document })}\n`);
        await store.put(`documents/${at}.jsonl`, lines.join(''));
      }
    },
    work: () => job.fill(),
    processes: () => descendants(job.pids()),
    done: async () => (await store.names('einvoices/')).length + (await store.names('rejected/')).length,
    async filed() {
      const found = [];
      for (const name of await store.names('einvoices/')) found.push({ key: keyOf(name), xml: await store.get(name) });
      return found;
    },
    async rejected() {
      const names = await store.names('rejected/');
      return Promise.all(names.map(async (name) => ({ key: keyOf(name), ...JSON.parse(await store.get(name)) })));
    },
    async stop() {
      for (const pid of descendants(job.pids())) process.kill(pid, 'SIGKILL');
      await job.end();
      await end(server);
    },
  };
}

const Authorization =
  'AWS4-HMAC-SHA256 Credential=check/20260101/us-east-1/s3/aws4_request, SignedHeaders=, Signature=';

const keyOf = (name: string) => name.replace(/^\w+\/|\.\w+$/g, '');

/** Returns the processes of a job. */
function descendants(pids: readonly number[]): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const rows = [...stdout.matchAll(/^ *(\d+) +(\d+) +(.*)$/gm)].map(([, pid, parent, args = '']) => ({
    pid: Number(pid),
    parent: Number(parent),
    args,
  }));
  const found = new Set(pids);
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const { pid, parent } of rows) if (found.has(parent)) found.add(pid);
  }
  return rows.filter(({ pid, args }) => found.has(pid) && VICTIMS.test(args)).map(({ pid }) => pid);
}

/** Requests to the store, with a dummy signature, which moto does not check. Own code, because an S3 client is large for four requests. */
class Store {
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  async #ask(path: string, init: RequestInit = {}): Promise<string> {
    const response = await fetch(`${this.origin}/${BUCKET}${path}`, { ...init, headers: { Authorization } });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${text}`);
    return text;
  }

  /** Creates the bucket. It keeps all versions of an object, to reveal objects that were written twice. */
  async create(): Promise<void> {
    await this.#ask('', { method: 'PUT' });
    const body = '<VersioningConfiguration><Status>Enabled</Status></VersioningConfiguration>';
    await this.#ask('?versioning', { method: 'PUT', body });
  }

  async put(name: string, body: string): Promise<void> {
    await this.#ask(`/${name}`, { method: 'PUT', body });
  }

  get(name: string): Promise<string> {
    return this.#ask(`/${name}`);
  }

  /** Returns the names under a prefix, each as often as it was written. */
  async names(prefix: string): Promise<string[]> {
    const found: string[] = [];
    for (let after = ''; ; ) {
      const text = await this.#ask(`?versions&prefix=${prefix}${after}`);
      found.push(...[...text.matchAll(/<Version>.*?<Key>([^<]*)</gs)].map(([, name = '']) => name));
      const [, key] = /<NextKeyMarker>([^<]+)</.exec(text) ?? [];
      const [, version] = /<NextVersionIdMarker>([^<]+)</.exec(text) ?? [];
      if (key === undefined) return found;
      after = `&key-marker=${key}${version === undefined ? '' : `&version-id-marker=${version}`}`;
    }
  }
}
