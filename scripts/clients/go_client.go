// Asks as net/http does: URL, METHOD, FILE of the body, length or chunked, TIMES, then headers. Prints a status or an
// error a line.
package main

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"
)

func main() {
	url, method, file, transfer := os.Args[1], os.Args[2], os.Args[3], os.Args[4]
	times, _ := strconv.Atoi(os.Args[5])
	content, err := os.ReadFile(file)
	if err != nil {
		panic(err)
	}
	client := &http.Client{Timeout: time.Minute}
	for i := 0; i < times; i++ {
		var body io.Reader = bytes.NewReader(content)
		if transfer == "chunked" {
			body = io.MultiReader(body) // hides the length
		}
		request, _ := http.NewRequest(method, url, body)
		for _, line := range os.Args[6:] {
			name, value, _ := strings.Cut(line, ": ")
			request.Header.Set(name, value)
		}
		response, err := client.Do(request)
		if err != nil {
			fmt.Println(err)
			continue
		}
		io.Copy(io.Discard, response.Body)
		response.Body.Close()
		fmt.Println(response.StatusCode)
	}
}
