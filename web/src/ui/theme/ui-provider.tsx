import { ChakraProvider } from "@chakra-ui/react";
import { ThemeProvider } from "next-themes";
import type { PropsWithChildren } from "react";
import { ToastRegion } from "../toast/toast-region";
import { system } from "./system";

/** The look of everything below it: tokens, light or dark, and the place where notices appear. */
export function UiProvider({ children }: PropsWithChildren) {
  return (
    <ChakraProvider value={system}>
      <ThemeProvider
        attribute="class"
        disableTransitionOnChange
        // public/first-paint.js has set the class already; React must not try to run the library's own script.
        scriptProps={{ type: "application/json" }}
      >
        {children}
        <ToastRegion />
      </ThemeProvider>
    </ChakraProvider>
  );
}
