import { createContext } from "react";

/** The URL of the compiled entry.client.ts, which entry.server.tsx takes from the build's manifest. */
export const EntryModule = createContext("");
