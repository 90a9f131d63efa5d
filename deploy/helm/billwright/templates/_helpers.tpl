{{- define "billwright.name" -}}
{{- default .Chart.Name .Values.nameOverride | trunc 63 | trimSuffix "-" -}}
{{- end -}}

{{- define "billwright.fullname" -}}
{{- if .Values.fullnameOverride -}}
{{- .Values.fullnameOverride | trunc 63 | trimSuffix "-" -}}
{{- else if contains (include "billwright.name" .) .Release.Name -}}
{{- .Release.Name | trunc 63 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-%s" .Release.Name (include "billwright.name" .) | trunc 63 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{- define "billwright.selector" -}}
app.kubernetes.io/name: {{ include "billwright.name" . }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "billwright.labels" -}}
{{ include "billwright.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end -}}

{{- define "billwright.serviceAccount" -}}
{{- if .Values.serviceAccount.create -}}
{{- default (include "billwright.fullname" .) .Values.serviceAccount.name -}}
{{- else -}}
{{- default "default" .Values.serviceAccount.name -}}
{{- end -}}
{{- end -}}

{{- define "billwright.image" -}}
{{- if .Values.image.digest -}}
{{ .Values.image.repository }}@{{ .Values.image.digest }}
{{- else -}}
{{ .Values.image.repository }}:{{ default .Chart.AppVersion .Values.image.tag }}
{{- end -}}
{{- end -}}

{{- /* The file of settings: what is set, and what follows from the rest of the values. */ -}}
{{- define "billwright.settings" -}}
{{- range $name, $value := dict "port" "service.port" "socket" "service" "metrics-port" "metrics.port" "tls-cert" "tls.secret" "tls-key" "tls.secret" -}}
{{- if hasKey $.Values.settings $name }}{{ fail (printf "settings.%s would not be what probes and Service ask for; it follows from the value %s" $name $value) }}{{ end -}}
{{- end -}}
{{- $settings := dict "host" "0.0.0.0" "port" 8080 "log" "json" "require-token" .Values.tokens.require -}}
{{- if .Values.metrics.enabled }}{{ $_ := set $settings "metrics-port" .Values.metrics.port }}{{ end -}}
{{- if .Values.signing.keySecret }}{{ $_ := set $settings "key" (printf "/etc/billwright/signing/%s" .Values.signing.keyName) }}{{ end -}}
{{- if .Values.tokens.secret }}{{ $_ := set $settings "token-file" (printf "/etc/billwright/tokens/%s" .Values.tokens.name) }}{{ end -}}
{{- if .Values.tls.secret }}{{ $_ := set $settings "tls-cert" "/etc/billwright/tls/tls.crt" }}{{ $_ := set $settings "tls-key" "/etc/billwright/tls/tls.key" }}{{ end -}}
{{- toYaml (mergeOverwrite $settings (deepCopy .Values.settings)) -}}
{{- end -}}
