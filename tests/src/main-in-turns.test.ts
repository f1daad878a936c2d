/** What happens while the portal's first file is evaluated, in its order. */
const order: string[] = [];
const noted = (name: string, exported: object = {}) => {
  order.push(name);
  return exported;
};

jest.mock('@adapters/browser/browser-turn', () => ({
  browserTurn: async () => void order.push('turn'),
}));
jest.mock('react-dom/client', () => noted('react'));
jest.mock('@ui/app/app', () => noted('shell'));
jest.mock('@src/start-portal', () => noted('portal', { startHere: async () => void order.push('start') }));

describe('the code of the portal', () => {
  it('is evaluated in turns, so that a finger is answered in between', async () => {
    await import('@src/main');
    while (!order.includes('start')) await Promise.resolve();
    expect(order).toEqual(['react', 'turn', 'shell', 'turn', 'portal', 'turn', 'start']);
  });
});
