import { Field, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** A value that cannot be changed here. */
export function ReadOnlyField({ label, value, hint }: { label: string; value: ReactNode; hint?: string }) {
  return (
    <Field.Root>
      <Text textStyle="sm" fontWeight="medium">
        {label}
      </Text>
      <Text color="fg.muted">{value || "–"}</Text>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}
