/*
 * The first script of every page, for any browser of the last twenty years: it is served as it stands here.
 * A browser that lacks the newest of what we use lacks more of it, and gets that (older.ts) before anything else runs. One that
 * can't begin the page at all goes to where it is told so: the page takes `onload` away once it has begun.
 *
 * Where one of the page's own files got lost on the way, that is no fault of the browser. For a script the page is loaded once
 * more, which is counted in its address; then it says so, and goes on trying. A style sheet is asked for again in its place,
 * unless it is somebody else's, who waits for it.
 */
(function () {
  var all = document.getElementsByTagName('script');
  var own = all[all.length - 1];
  var asked = location.search.replace(/[?&]again=\d+/, '');
  var tries = +(/[?&]again=(\d+)/.exec(location.search) || [])[1] || 0;
  var sheets = 0;
  var isLost;

  function again() {
    location.replace(location.pathname + asked + (asked ? '&' : '?') + 'again=' + (tries + 1) + location.hash);
  }

  if (window.addEventListener)
    addEventListener(
      'error',
      function (event) {
        var file = event.target;
        if (file.tagName == 'SCRIPT') isLost = true;
        if (file.rel != 'stylesheet' || file.onerror) return;
        setTimeout(function () {
          var copy = file.cloneNode();
          copy.href = file.href.replace(/\?.*|$/, '?again=' + ++sheets);
          file.parentNode.replaceChild(copy, file);
        }, 1000 * sheets);
      },
      true,
    );
  if (!window.AbortSignal || !AbortSignal.any || !Object.groupBy)
    document.write('<script src="' + own.getAttribute('data-older') + '"><\/script>');
  onload = function () {
    if (!isLost) location.replace('/cannot/' + asked + location.hash);
    else if (!tries) again();
    else {
      document.body.innerHTML =
        '<center role="alert"><br><br>' +
        own.getAttribute('data-lost') +
        '<br><br><button>' +
        own.getAttribute('data-again') +
        '</button></center>';
      document.getElementsByTagName('button')[0].onclick = onfocus = ononline = again;
      setTimeout(again, 9000);
    }
  };
})();
