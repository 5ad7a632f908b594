import { type ButtonProps, Stack } from "@chakra-ui/react";
import { ConnectButton } from "./connect-button";
import { ConnectNaverWorks } from "./connect-naver-works";

/** A button for each calendar that can be connected. */
export function ConnectChoices({ variant }: Pick<ButtonProps, "variant">) {
  return (
    <Stack direction={{ base: "column", md: "row" }} wrap="wrap" gap="2" align="flex-start">
      <ConnectButton provider="google" variant={variant} />
      <ConnectButton provider="outlook" variant="outline" />
      <ConnectNaverWorks />
    </Stack>
  );
}
