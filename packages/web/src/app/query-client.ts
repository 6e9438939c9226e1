// How answers are kept: a failed call is tried again only when nothing answered at all, and never when it changes something.
import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "../api/request.ts";

const freshFor = 30_000;

export const gotNoAnswer = (error: Error | null): boolean => error instanceof ApiError && error.status === 0;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 1 && gotNoAnswer(error),
      retryDelay: 1000,
      staleTime: freshFor,
      // Offline, a call fails at once and says so, instead of waiting behind a skeleton.
      networkMode: "always",
    },
    mutations: { retry: false, networkMode: "always" },
  },
});
