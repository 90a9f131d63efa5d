import * as texts from '../texts.ts';
import { bodyExpression } from './json-literal.ts';
import * as literal from './literals.ts';
import { indented } from './literals.ts';
import type { Sent } from './sent.ts';

/**
 * A language that shows a request as a complete program, which prints the status and answer. Own code, because httpsnippet and curlconverter
 * parse and print the body again, and numbers such as 1.50 lose digits.
 */
interface Language {
  name: string;
  /** The name of the program's file. */
  file: string;
  write(sent: Sent): string;
}

/** The languages. Programs use only standard libraries, so that nothing has to be installed first. */
export const languages = {
  curl: { name: texts.curl, file: 'request.sh', write: curl },
  javascript: { name: texts.javascript, file: 'request.mjs', write: javascript },
  python: { name: texts.python, file: 'request.py', write: python },
  php: { name: texts.php, file: 'request.php', write: php },
  csharp: { name: texts.csharp, file: 'Program.cs', write: csharp },
  java: { name: texts.java, file: 'Request.java', write: java },
  go: { name: texts.go, file: 'request.go', write: go },
  ruby: { name: texts.ruby, file: 'request.rb', write: ruby },
  powershell: { name: texts.powershell, file: 'request.ps1', write: powershell },
} satisfies Record<string, Language>;

export type LanguageKey = keyof typeof languages;

function curl({ method, url, headers, body }: Sent): string {
  const quoted = literal.shell;
  const parts = [method === 'GET' ? `curl ${quoted(url)}` : `curl -X ${method} ${quoted(url)}`];
  for (const [name, value] of headers) parts.push(`-H ${quoted(`${name}: ${value}`)}`);
  if (body?.text !== undefined) parts.push(`--data-raw ${quoted(body.text)}`);
  if (body?.file !== undefined) parts.push(`--data-binary ${quoted(`@${body.file}`)}`);
  return parts.join(' \\\n  ');
}

function javascript({ method, url, headers, body, isJson }: Sent): string {
  const quoted = literal.javascript;
  const members = headers.map(
    ([name, value]) => `${/^[A-Za-z_]\w*$/.test(name) ? name : quoted(name)}: ${quoted(value)}`,
  );
  const options = [
    ...(method === 'GET' ? [] : [`method: ${quoted(method)},`]),
    `headers: { ${members.join(', ')} },`,
    ...(body?.text === undefined ? [] : [`body: ${bodyExpression(body.text)},`]),
    ...(body?.file === undefined ? [] : [`body: await readFile(${quoted(body.file)}),`]),
  ];
  return `${body?.file === undefined ? '' : "import { readFile } from 'node:fs/promises';\n\n"}const response = await fetch(${quoted(url)}, {
${indented(options.join('\n'))}
});
console.log(response.status, await response.${isJson ? 'json' : 'text'}());`;
}

function python({ method, url, headers, body }: Sent): string {
  const quoted = literal.python;
  const data = body?.text === undefined ? undefined : `${quoted(body.text)}.encode("utf-8")`;
  const file = body?.file === undefined ? undefined : `open(${quoted(body.file)}, "rb").read()`;
  const sent = data ?? file;
  return `import urllib.error
import urllib.request

request = urllib.request.Request(
    ${quoted(url)},
    method=${quoted(method)},
    headers={
${headers.map(([name, value]) => `        ${quoted(name)}: ${quoted(value)},`).join('\n')}
    },${sent === undefined ? '' : `\n    data=${sent},`}
)
try:
    with urllib.request.urlopen(request) as response:
        print(response.status, response.read().decode("utf-8"))
except urllib.error.HTTPError as refused:
    print(refused.code, refused.read().decode("utf-8"))`;
}

function php({ method, url, headers, body }: Sent): string {
  const quoted = literal.php;
  const file = body?.file === undefined ? undefined : `file_get_contents(${quoted(body.file)})`;
  const sent = body?.text === undefined ? file : quoted(body.text);
  return `<?php
$request = curl_init(${quoted(url)});
curl_setopt_array($request, [
    CURLOPT_CUSTOMREQUEST => ${quoted(method)},
    CURLOPT_HTTPHEADER => [
${headers.map(([name, value]) => `        ${quoted(`${name}: ${value}`)},`).join('\n')}
    ],${sent === undefined ? '' : `\n    CURLOPT_POSTFIELDS => ${sent},`}
    CURLOPT_RETURNTRANSFER => true,
]);
$answer = curl_exec($request);
if ($answer === false) {
    exit(curl_error($request) . PHP_EOL);
}
echo curl_getinfo($request, CURLINFO_RESPONSE_CODE), ' ', $answer, PHP_EOL;`;
}

function csharp({ method, url, headers, body }: Sent): string {
  const quoted = literal.csharp;
  const add = (object: string, named: Sent['headers']) =>
    named.map(([name, value]) => `${object}.TryAddWithoutValidation(${quoted(name)}, ${quoted(value)});\n`).join('');
  const isContents = ([name]: readonly [string, string]) => /^content-/i.test(name);
  const file = body?.file === undefined ? undefined : `File.ReadAllBytes(${quoted(body.file)})`;
  const sent = body?.text === undefined ? file : `Encoding.UTF8.GetBytes(${quoted(body.text)})`;
  const content = `request.Content = new ByteArrayContent(${sent});
${add('request.Content.Headers', headers.filter(isContents))}`;
  return `using System;
using System.IO;
using System.Net.Http;
using System.Text;

using var client = new HttpClient();
using var request = new HttpRequestMessage(HttpMethod.${method === 'GET' ? 'Get' : 'Post'}, ${quoted(url)});
${add(
  'request.Headers',
  headers.filter((header) => !isContents(header)),
)}${sent === undefined ? '' : content}using var response = await client.SendAsync(request);
Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");`;
}

function java({ method, url, headers, body }: Sent): string {
  const quoted = literal.java;
  const file = body?.file === undefined ? 'noBody()' : `ofFile(Path.of(${quoted(body.file)}))`;
  const sent = body?.text === undefined ? file : `ofString(${quoted(body.text)})`;
  return `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;${body?.file === undefined ? '' : '\nimport java.nio.file.Path;'}

public class Request {
    public static void main(String[] args) throws Exception {
        var request = HttpRequest.newBuilder(URI.create(${quoted(url)}))
${headers.map(([name, value]) => `            .header(${quoted(name)}, ${quoted(value)})`).join('\n')}
            .method(${quoted(method)}, HttpRequest.BodyPublishers.${sent})
            .build();
        var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        System.out.println(response.statusCode() + " " + response.body());
    }
}`;
}

function go({ method, url, headers, body }: Sent): string {
  const quoted = literal.go;
  const packages = ['fmt', 'io', 'log', 'net/http', ...goPackages(body)];
  const sent = body?.text === undefined ? 'nil' : `strings.NewReader(${quoted(body.text)})`;
  const opened =
    body?.file === undefined ? '' : `	file, err := os.Open(${quoted(body.file)})\n${goFault}	defer file.Close()\n`;
  return `package main

import (
${packages.map((each) => `	"${each}"`).join('\n')}
)

func main() {
${opened}	request, err := http.NewRequest(${quoted(method)}, ${quoted(url)}, ${body?.file === undefined ? sent : 'file'})
${goFault}${headers.map(([name, value]) => `	request.Header.Set(${quoted(name)}, ${quoted(value)})\n`).join('')}	response, err := http.DefaultClient.Do(request)
${goFault}	defer response.Body.Close()
	answer, err := io.ReadAll(response.Body)
${goFault}	fmt.Println(response.StatusCode, string(answer))
}`;
}

const goFault = `	if err != nil {
		log.Fatal(err)
	}
`;

/** Returns the packages a program needs for its body. */
function goPackages(body: Sent['body']): string[] {
  if (body?.text !== undefined) return ['strings'];
  return body?.file === undefined ? [] : ['os'];
}

function ruby({ method, url, headers, body }: Sent): string {
  const quoted = literal.ruby;
  const file = body?.file === undefined ? '' : `request.body = File.binread(${quoted(body.file)})\n`;
  const sent = body?.text === undefined ? file : `request.body = ${quoted(body.text)}\n`;
  return `require 'net/http'

uri = URI(${quoted(url)})
request = Net::HTTP::${method === 'GET' ? 'Get' : 'Post'}.new(uri, {
${headers.map(([name, value]) => `  ${quoted(name)} => ${quoted(value)},`).join('\n')}
})
${sent}response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https') { |http| http.request(request) }
puts "#{response.code} #{response.body}"`;
}

function powershell({ method, url, headers, body }: Sent): string {
  const quoted = literal.powershell;
  const own = headers.filter(([name]) => name.toLowerCase() !== 'content-type');
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  const file =
    body?.file === undefined ? undefined : `[System.IO.File]::ReadAllBytes((Resolve-Path ${quoted(body.file)}))`;
  const sent = body?.text === undefined ? file : `[System.Text.Encoding]::UTF8.GetBytes(${quoted(body.text)})`;
  const withType = sent === undefined || type === undefined ? '' : `$request.ContentType = ${quoted(type)}\n`;
  const withBody = sent === undefined ? '' : `$request.Body = ${sent}\n`;
  return `$headers = @{
${own.map(([name, value]) => `  ${quoted(name)} = ${quoted(value)}`).join('\n')}
}
$request = @{
  UseBasicParsing = $true
  Method = ${quoted(method)}
  Uri = ${quoted(url)}
  Headers = $headers
}
${withType}${withBody}if ($PSVersionTable.PSVersion.Major -ge 7) { $request.SkipHttpErrorCheck = $true }
try {
  $response = Invoke-WebRequest @request
  $stream = $response.RawContentStream
} catch [System.Net.WebException] {
  # Windows PowerShell throws what was refused, and has read it.
  $response = $_.Exception.Response
  if ($null -eq $response) { throw }
  $stream = $response.GetResponseStream()
}
if ($stream.CanSeek) { $stream.Position = 0 }
$answer = [System.IO.StreamReader]::new($stream, [System.Text.Encoding]::UTF8).ReadToEnd()
"$([int]$response.StatusCode) $answer"`;
}
