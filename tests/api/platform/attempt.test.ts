// Import first: it configures the suite's addresses. The product's code in this process is one more instance.
import "../../support/suite/admin";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { systemContext } from "../../../functions/src/platform/context";
import { transaction } from "../../../functions/src/platform/transaction/transaction-store";
import { firestore } from "../../support/suite/admin";
import { pause } from "../../support/suite/wait";

test("work that continues after its transaction failed can't leave a lock", async () => {
  const teamId = randomUUID();
  const doc = (id: string) => firestore.doc(`teams/${teamId}/records/${id}`);
  let goesOn: Promise<unknown> = Promise.resolve();
  const work = transaction(systemContext(teamId, "test"), async (tx) => {
    await tx.get(doc("first"));
    goesOn = pause(500).then(() => tx.get(doc("later")));
    const refusal = pause(200).then(() => Promise.reject(new Error("It does not exist.")));
    await Promise.all([goesOn, refusal]);
    return { answer: null, event: [] };
  });
  await expect(work).rejects.toThrow("It does not exist.");
  await expect(goesOn).rejects.toThrow("has ended");
  // If the attempt had left a lock, this write would wait for a minute.
  await doc("later").set({ id: "later" });
}, 30_000);
