import type { Locator } from "playwright-core";
import { until } from "../../support/suite/wait";

const CHECK_MS = 8_000;
/** Enough for several checks, because name servers may be slow. */
const TIMEOUT_MS = 100_000;

/** Checks a domain whose records are set until it is verified. A check fails if the name servers are slow. */
export async function untilVerified(domain: Locator): Promise<void> {
  await until(async () => {
    await domain.getByRole("button", { name: "지금 확인" }).click();
    const verified = domain.getByText("인증됨", { exact: true });
    return verified.waitFor({ timeout: CHECK_MS }).then(
      () => true,
      () => false,
    );
  }, TIMEOUT_MS);
}
