#!/bin/sh
# Restarts the processes one after another, so that one always answers: deploy/restart-one-by-one.sh 3001 3002
set -eu

for port in "$@"; do
	# Starts that failed count: after ten systemd refuses more. A unit that never ran is unknown, which is no harm.
	systemctl reset-failed "ventanilla@$port" 2>/dev/null || true
	systemctl restart "ventanilla@$port"
	tries=0
	until curl --fail --silent --output /dev/null "http://127.0.0.1:$port/readyz"; do
		tries=$((tries + 1))
		if [ "$tries" -ge 60 ]; then
			echo "ventanilla@$port is not ready after 60 s. Those before it run the new version, those after it the old one." >&2
			echo "Look at: journalctl -u ventanilla@$port -n 50" >&2
			exit 1
		fi
		sleep 1
	done
	echo "ventanilla@$port is ready"
	# What came while it was away has only the other one to answer it, and nginx asks each once: let that finish.
	sleep 3
done
