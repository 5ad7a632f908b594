// Preloaded into our own child processes: stdin closes when the launcher dies without a word, and they end with it.
process.stdin.on("end", () => process.exit()).resume();
// A program that has done its work ends nevertheless.
process.stdin.unref();
