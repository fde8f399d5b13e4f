/** Pages are documents: nothing changes beneath a menu any more. */
export function useOnNavigation(_callback: () => void) {}
