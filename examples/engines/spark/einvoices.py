"""Turns documents in object storage into e-invoices, with Spark:

    spark-submit einvoices.py s3a://bucket/documents s3a://bucket

Reads lines {"key": ..., "document": ...}. Writes einvoices/KEY.xml, or rejected/KEY.json with the faults. An object is only written if its
name is free, so a task or a whole job that runs again files nothing twice. It skips what is already filed. Prints how many of each there are.
"""

import argparse
import hashlib
import itertools
import json
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import quote, urlparse

import boto3
from botocore.exceptions import ClientError
from pyspark.sql import SparkSession

LINES = ["node", os.path.join(os.path.dirname(os.path.abspath(__file__)), "lines.mjs")]
# Objects written at once by a task.
AT_ONCE = 16


def with_key(line):
    """Returns the key of a line, and the line. An unreadable line becomes a document that is rejected under its hash."""
    try:
        return quote(json.loads(line)["key"], safe=""), line
    except (ValueError, KeyError, TypeError):
        return "line-" + hashlib.sha256(line.encode()).hexdigest(), json.dumps({"document": line})


def results(documents, command):
    """Yields (key, result) for each document of a partition, from one process of lines.mjs."""
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        for key, line in documents:
            process.stdin.write(line.encode() + b"\n")
            process.stdin.flush()
            answer = process.stdout.readline()
            if not answer.endswith(b"\n"):
                raise RuntimeError(f"lines.mjs ended with {process.wait()}")  # fails the task, which Spark runs again
            yield key, json.loads(answer)
    finally:
        process.kill()
        process.wait()


def file_all(documents, bucket, prefix, command):
    """Files the results of a partition, and yields the folder of each."""
    s3 = boto3.client("s3")

    def file(key_and_result):
        key, result = key_and_result
        folder, ending, body = ("einvoices", "xml", result["xml"]) if "xml" in result else ("rejected", "json", json.dumps(result))
        try:
            s3.put_object(Bucket=bucket, Key=f"{prefix}{folder}/{key}.{ending}", Body=body.encode(), IfNoneMatch="*")
        except ClientError as error:
            # Another attempt has filed it.
            if error.response["ResponseMetadata"]["HTTPStatusCode"] != 412:
                raise
        return folder

    made = results(documents, command)
    with ThreadPoolExecutor(AT_ONCE) as pool:
        while some := list(itertools.islice(made, AT_ONCE)):
            yield from pool.map(file, some)


def filed(bucket, prefix):
    """Returns the keys of documents that are filed or rejected already."""
    pages = boto3.client("s3").get_paginator("list_objects_v2")
    folders = [f"{prefix}einvoices/", f"{prefix}rejected/"]
    objects = (each for folder in folders for page in pages.paginate(Bucket=bucket, Prefix=folder) for each in page.get("Contents", []))
    return {os.path.splitext(os.path.basename(each["Key"]))[0] for each in objects}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("documents", help="JSON lines, such as s3a://bucket/documents")
    parser.add_argument("target", help="where einvoices/ and rejected/ are, such as s3a://bucket")
    given = parser.parse_args()
    target = urlparse(given.target)
    bucket, prefix = target.netloc, target.path.strip("/") + "/" if target.path.strip("/") else ""
    spark = SparkSession.builder.appName("billwright").getOrCreate()
    done = spark.sparkContext.broadcast(filed(bucket, prefix))
    counts = (
        spark.sparkContext.textFile(given.documents)
        .filter(str.strip)
        .map(with_key)
        .filter(lambda document: document[0] not in done.value)
        .mapPartitions(lambda part: file_all(part, bucket, prefix, LINES))
        .countByValue()
    )
    print(json.dumps({"einvoices": counts["einvoices"], "rejected": counts["rejected"], "filed_before": len(done.value)}))
    spark.stop()


if __name__ == "__main__":
    main()
