import java.io.ByteArrayInputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/**
 * Asks as java.net.http.HttpClient does: URL, METHOD, FILE of the body, length or chunked, TIMES, then headers. Prints a
 * status or an error a line.
 */
public class JavaClient {
  public static void main(String[] given) throws Exception {
    var bytes = Files.readAllBytes(Path.of(given[2]));
    var client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    for (int i = 0; i < Integer.parseInt(given[4]); i++) {
      var body = given[3].equals("chunked")
          ? BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(bytes))
          : BodyPublishers.ofByteArray(bytes);
      var request = HttpRequest.newBuilder(URI.create(given[0])).method(given[1], body).timeout(Duration.ofSeconds(60));
      for (int at = 5; at < given.length; at++) {
        var parts = given[at].split(": ", 2);
        request.header(parts[0], parts[1]);
      }
      try {
        System.out.println(client.send(request.build(), BodyHandlers.ofString()).statusCode());
      } catch (Exception error) {
        System.out.println(error);
      }
    }
  }
}
