import { chakra, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Fields that few need, behind a line that opens them. */
export function MoreFields({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.details>
      <chakra.summary cursor="pointer" textStyle="sm" fontWeight="medium" color="fg.muted" py="1">
        {label}
      </chakra.summary>
      <Stack gap="4" mt="3">
        {children}
      </Stack>
    </chakra.details>
  );
}
