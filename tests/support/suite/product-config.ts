import { addresses } from "../../../emulators/src/addresses";
import { functionSecrets, functionSettings } from "../../../emulators/src/suite/function-settings";
import { suite } from "./suite";

// What the suite's functions are configured with, for tests that run the product's own code in their process. It must be
// imported before that code.
const base = Number(new URL(suite.appUrl).port);
const settings = functionSettings({ name: "", base, folder: "", at: addresses(base) });
for (const [name, value] of Object.entries({ ...settings, ...functionSecrets() })) process.env[name] ??= value;
