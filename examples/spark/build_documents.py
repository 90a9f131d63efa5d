"""Builds documents with Billwright in Spark: reads one JSON document per line and writes the built documents.

    spark-submit build_documents.py INPUT OUTPUT [--command "billwright bulk --ordered --no-final --jobs 1"]

Each partition is piped through one process of `billwright bulk`. OUTPUT/good=true has the built documents. OUTPUT/good=false has a line for each other
document, with its text and the error, so a bad line does not stop the run. If a process ends before it has answered all lines, its task fails and Spark
runs it again. Spark does not commit the output of a failed task, so no document is lost or duplicated. Prints the numbers of both kinds, and the sums by
currency.
"""

import argparse
import collections
import json
import shlex
import subprocess
import threading

from pyspark.sql import SparkSession
from pyspark.sql import functions as f


def answers(lines, command):
    """Pipes texts of documents through `billwright bulk`, and yields (whether it was built, the document or what is wrong) for each, in order."""
    process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    waiting = collections.deque()
    failures = []

    def feed():
        try:
            for number, line in enumerate(lines):
                waiting.append(line)
                # As a text, a document that is no JSON is a fault of its own and not of the stream.
                request = {"action": "build", "req_id": str(number), "payload": {"data": line}}
                process.stdin.write(json.dumps(request, ensure_ascii=False).encode() + b"\n")
            process.stdin.close()
        except BrokenPipeError:
            pass  # how the process ended is looked at below
        except Exception as failure:  # what could not be read fails the task
            failures.append(failure)
            process.kill()

    feeder = threading.Thread(target=feed, daemon=True)
    feeder.start()
    codes = {0}
    try:
        for number, answer in enumerate(process.stdout):
            line = waiting.popleft()
            response = json.loads(answer)
            if response["seq_id"] != number + 1:
                raise RuntimeError(f"the answer to document {number} is missing")
            if "req_id" not in response:  # a request that could not be read, as one that is too large: with it the command ends with 2
                codes.add(2)
            if response["error"] is None:
                yield True, json.dumps(response["payload"], ensure_ascii=False)
            else:
                yield False, json.dumps({"document": line, "error": response["error"]}, ensure_ascii=False)
        feeder.join()
        code = process.wait()
        if failures:
            raise failures[0]
        if code not in codes or waiting:
            raise RuntimeError(f"billwright ended with {code}, and {len(waiting)} documents without an answer")
    finally:
        process.kill()
        process.wait()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("input")
    parser.add_argument("output")
    parser.add_argument("--command", default="billwright bulk --ordered --no-final --jobs 1")
    given = parser.parse_args()
    spark = SparkSession.builder.appName("billwright").getOrCreate()
    lines = spark.sparkContext.textFile(given.input)
    command = given.command
    built = lines.mapPartitions(lambda part: answers(part, command))
    spark.createDataFrame(built, "good boolean, text string").write.partitionBy("good").text(given.output)

    found = spark.read.text(given.output).withColumn("good", f.col("good") == "true")
    counts = {row["good"]: row["count"] for row in found.groupBy("good").count().collect()}
    document = found.where("good").select(
        f.get_json_object("value", "$.currency").alias("currency"),
        f.get_json_object("value", "$.totals.payable").cast("decimal(38,4)").alias("payable"),
    )
    sums = document.groupBy("currency").agg(f.sum("payable").alias("payable")).orderBy("currency").collect()
    print(json.dumps({
        "built": counts.get(True, 0),
        "faulty": counts.get(False, 0),
        "payable": {row["currency"]: str(row["payable"]) for row in sums},
    }))
    spark.stop()


if __name__ == "__main__":
    main()
