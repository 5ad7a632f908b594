import type { Config } from "../../lib/firebase/config";
import type { account } from "./account";

export type Account = typeof account;

let loading: Promise<Account> | undefined;

/** Loads the account module and starts it, once; a failed load is retried by the next call. */
export function loadAccount(config: Config): Promise<Account> {
  loading ??= import("./account").then((module) => {
    module.account.start(config);
    return module.account;
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
