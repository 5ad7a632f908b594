import type { Config } from "../../lib/firebase/config";
import type { account } from "./account";

export type Account = typeof account;

let loading: Promise<Account> | undefined;

/** Fetches what a page does with an account, once; again after a failure. */
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
