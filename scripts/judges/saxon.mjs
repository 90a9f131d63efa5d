/**
 * Judges files by official rules, compiled to XSLT, on Saxon-HE, which Maven fetches. Own code around Saxon, because it applies one style sheet to one
 * file, and takes a second to start.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jarOf } from './maven.mjs';

const SAXON = ['net.sf.saxon:Saxon-HE:12.9', 'org.xmlresolver:xmlresolver:5.3.3'];

const JUDGE = `import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.regex.*;
import javax.xml.transform.stream.StreamSource;
import net.sf.saxon.s9api.*;
public class Judge {
  static final Pattern FOUND = Pattern.compile("<svrl:(?:failed-assert|successful-report)\\\\b([^>]*)>");
  static final Pattern ID = Pattern.compile("\\\\bid=\\"([^\\"]*)\\"");
  static final Pattern FLAG = Pattern.compile("\\\\b(?:flag|role)=\\"([^\\"]*)\\"");
  public static void main(String[] args) throws Exception {
    Processor processor = new Processor(false);
    Map<String, XsltExecutable> known = new HashMap<>();
    for (String line : Files.readAllLines(Path.of(args[0]))) {
      String[] names = line.split("\\t");
      StringBuilder found = new StringBuilder();
      try {
        for (int i = 1; i < names.length; i++) {
          if (!known.containsKey(names[i]))
            known.put(names[i], processor.newXsltCompiler().compile(new StreamSource(new File(names[i]))));
          StringWriter report = new StringWriter();
          known.get(names[i]).load30().transform(new StreamSource(new File(names[0])), processor.newSerializer(report));
          Matcher each = FOUND.matcher(report.toString());
          while (each.find()) {
            Matcher id = ID.matcher(each.group(1));
            Matcher flag = FLAG.matcher(each.group(1));
            String level = flag.find() ? flag.group(1) : "fatal";
            found.append('\\t').append(level).append(' ').append(id.find() ? id.group(1) : "?");
          }
        }
      } catch (SaxonApiException stopped) {
        found = new StringBuilder("\\tSTOPPED ").append(stopped.getMessage().replaceAll("\\\\s+", " "));
      }
      System.out.println("JUDGED\\t" + names[0] + found);
    }
  }
}
`;

/** @typedef {{ file: string, sheets: readonly string[] }} Task A file, and the style sheets of the rules for it. */
/** @typedef {{ faults: string[], notices: string[], stopped?: string }} Judgement Identifiers; `stopped` says why the official rules gave no verdict. */

/** @type {Map<string, (string | undefined)[]>} */
const jars = new Map();

/** Returns whether Saxon can run. @param {string} folder for what is fetched */
export function canJudge(folder) {
  const known = jars.get(folder) ?? SAXON.map((each) => jarOf(each, folder));
  jars.set(folder, known);
  return !known.includes(undefined);
}

/**
 * Judges files. Throws if Saxon cannot start.
 * @param {readonly Task[]} tasks @param {string} folder for what is fetched and written
 * @returns {Map<string, Judgement>} by file
 */
export function judge(tasks, folder) {
  if (!canJudge(folder)) throw new Error('Saxon needs Java, Maven and its repository');
  const list = join(folder, 'list');
  writeFileSync(list, tasks.map(({ file, sheets }) => [file, ...sheets].join('\t')).join('\n'));
  const source = join(folder, 'Judge.java');
  writeFileSync(source, JUDGE);
  const { stdout, stderr } = spawnSync('java', ['-cp', (jars.get(folder) ?? []).join(':'), source, list], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const lines = (stdout ?? '').split('\n').filter((line) => line.startsWith('JUDGED\t'));
  if (lines.length < tasks.length)
    throw new Error(`Saxon judged ${lines.length} of ${tasks.length}: ${stderr?.slice(-1000)}`);
  return new Map(
    lines.map((line) => {
      const [, file = '', ...found] = line.split('\t');
      const stopped = found.find((each) => each.startsWith('STOPPED '))?.slice('STOPPED '.length);
      const ids = (/** @type {boolean} */ isNotice) => [
        ...new Set(
          found
            .filter((each) => /^(?:warning|information|info|warn) /i.test(each) === isNotice)
            .map((each) => each.split(' ')[1] ?? ''),
        ),
      ];
      return [
        file,
        stopped === undefined ? { faults: ids(false), notices: ids(true) } : { faults: [], notices: [], stopped },
      ];
    }),
  );
}
