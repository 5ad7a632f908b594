import { client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";
import { withReauthentication } from "./with-reauthentication";

/** Issues new recovery codes, which void the ones before. */
export const useIssueRecoveryCodes = (reauthenticate: () => Promise<unknown>) =>
  useMutation({
    mutationFn: () => withReauthentication(() => client.identity.issueRecoveryCodes({}), reauthenticate),
    onSuccess: () => refresh("identity", "getSecondFactor"),
  });
