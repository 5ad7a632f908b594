import { useQuery } from "@tanstack/react-query";
import { multiFactor, TotpMultiFactorGenerator, type User } from "firebase/auth";
import { runtime } from "../../lib/firebase/runtime";
import { useMutation } from "../../lib/use-mutation";
import { withReauthentication } from "./with-reauthentication";

/** The name that authenticator apps show. */
const ISSUER = "Dure";

/** Registers an authenticator app: `secret` is for the app, `enroll` takes its first code. */
export function useEnrolment(reauthenticate: () => Promise<unknown>) {
  const user = currentUser();
  const secret = useQuery({
    queryKey: ["totp-secret", user.uid],
    queryFn: () => withReauthentication(() => newSecret(user), reauthenticate),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const enroll = useMutation({
    mutationFn: (code: string) =>
      withReauthentication(async () => {
        if (!secret.data) throw new Error("Failed to enroll totp");
        const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret.data, code);
        await multiFactor(user).enroll(assertion, "TOTP");
      }, reauthenticate),
  });
  const qrUrl = secret.data?.generateQrCodeUrl(user.email ?? "", ISSUER);
  return { secret, qrUrl, secretKey: secret.data?.secretKey, enroll };
}

/** Whether the account has an authenticator app already. */
export const isEnrolled = (): boolean => multiFactor(currentUser()).enrolledFactors.length > 0;

function currentUser(): User {
  const user = runtime().auth.currentUser;
  if (!user) throw new Error("Not logged in");
  return user;
}

const newSecret = async (user: User) => TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
