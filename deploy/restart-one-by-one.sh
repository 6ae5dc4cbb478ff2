#!/bin/sh
# Restarts the processes one after another, so that one always answers: deploy/restart-one-by-one.sh 3001 3002
set -eu

for port in "$@"; do
	systemctl restart "ventanilla@$port"
	tries=0
	until curl --fail --silent --output /dev/null "http://127.0.0.1:$port/readyz"; do
		tries=$((tries + 1))
		if [ "$tries" -ge 60 ]; then
			echo "ventanilla@$port is not ready after 60 s; the others still run the old version." >&2
			echo "Look at: journalctl -u ventanilla@$port -n 50" >&2
			exit 1
		fi
		sleep 1
	done
	echo "ventanilla@$port is ready"
	# What came while it was away has only the other one to answer it, and nginx asks each once: let that finish.
	sleep 3
done
