import { addresses } from "../../../emulators/src/addresses";
import { functionSecrets, functionSettings } from "../../../emulators/src/suite/function-settings";
import { suite } from "./suite";

// Sets the configuration of the suite's functions, for tests that run the product's code in their own process. Import
// it before that code.
const base = Number(new URL(suite.appUrl).port);
const settings = functionSettings({ name: "", base, folder: "", uncheckedPasswords: "lock", at: addresses(base) });
for (const [name, value] of Object.entries({ ...settings, ...functionSecrets() })) process.env[name] ??= value;
