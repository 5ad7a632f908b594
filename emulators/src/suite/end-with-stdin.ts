// Preloaded into our child processes. When the launcher is killed, stdin closes and they exit.
process.stdin.on("end", () => process.exit()).resume();
// stdin does not keep a finished program alive.
process.stdin.unref();
